package io.fleetgate.path;

/** A path after its syntax was checked. */
public sealed interface ParsedPath permits ObjectPath, ParsedPath.Invalid {

    /**
     * A text that is no path; it finds nothing and it does not find nothing.
     *
     * @param why what is wrong with it, to be read after the text itself
     */
    record Invalid(String why) implements ParsedPath {}
}
