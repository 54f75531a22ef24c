package io.fleetgate.templating.proxy.line;

/**
 * One word of a line, its quotes and escapes resolved.
 *
 * @param text references to the environment stand in it as they were written
 * @param isFromEnvironment whether it has such a reference, so that what HAProxy makes of the word is not known
 */
public record Word(String text, boolean isFromEnvironment) {
    public boolean is(String other) {
        return !isFromEnvironment && text.equals(other);
    }
}
