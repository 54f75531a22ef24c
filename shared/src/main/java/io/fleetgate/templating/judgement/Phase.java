package io.fleetgate.templating.judgement;

/** How far a config came. */
public enum Phase {
    /** Nothing was rendered, because the config itself is wrong. */
    SETUP,
    /** A template failed. */
    RENDER,
    /** What was rendered cannot be read. */
    SYNTAX,
    /** An object is not what its API says that it is. */
    SCHEMA,
    /** Everything can be read, and does not fit together, or may not be there. */
    SEMANTIC
}
