package io.fleetgate.template.tree;

import java.util.List;

/**
 * A text with parameters.
 *
 * @param home the template that defines it, whose macros it may call
 */
public record Macro(String home, String name, List<Parameter> parameters, List<Statement> body) {

    /** A parameter, and its value if none is given. */
    public record Parameter(String name, Expression preset) {}
}
