package io.fleetgate.template.tree;

import java.util.List;
import java.util.Map;

/**
 * One parsed template.
 *
 * @param uses every call of something that is no function, for the check that there is such a macro
 */
public record Template(
        String name,
        List<Statement> body,
        Map<String, Macro> macros,
        List<Import> imports,
        List<Statement.Include> includes,
        List<Expression.MacroCall> uses) {}
