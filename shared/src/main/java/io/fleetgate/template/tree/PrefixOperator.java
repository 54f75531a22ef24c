package io.fleetgate.template.tree;

/** The operators before one expression. */
public enum PrefixOperator {
    NOT,
    PLUS,
    MINUS
}
