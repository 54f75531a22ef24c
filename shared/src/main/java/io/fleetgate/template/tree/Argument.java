package io.fleetgate.template.tree;

/**
 * What a macro is called with.
 *
 * @param name of the parameter, or empty if the position decides
 */
public record Argument(String name, Expression value) {}
