package io.fleetgate.template.fault;

/** The kinds of mistakes in templates. All are the template's own: the same input fails in the same way. */
public enum Fault {
    /** Not a template at all. */
    SYNTAX,
    /** A tag, function, test or name that templates may not use. */
    REFUSED,
    /** A variable, field or method that does not exist. */
    UNDEFINED,
    /** An operation on values that it is not for. */
    WRONG_VALUE,
    /** The template said so itself, by {@code fail}. */
    FAILED,
    /** More than a rendering may cost. */
    LIMIT
}
