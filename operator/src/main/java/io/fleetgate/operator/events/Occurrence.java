package io.fleetgate.operator.events;

/**
 * Something that an event is to tell.
 *
 * @param reason one word for programs
 * @param action what was done or tried, one word for programs
 * @param note a sentence for people
 * @param subject what it happened to, at the end of the sentence, where the same may happen to many; else empty
 */
record Occurrence(Regarding regarding, Type type, String reason, String action, String note, String subject) {

    /** Whether somebody should look at it. */
    enum Type {
        NORMAL("Normal"),
        WARNING("Warning");

        private final String wireName;

        Type(String wireName) {
            this.wireName = wireName;
        }

        String wireName() {
            return wireName;
        }
    }

    static Occurrence warning(Regarding regarding, String reason, String action, String note) {
        return new Occurrence(regarding, Type.WARNING, reason, action, note, "");
    }

    /** Whether it is told once however often it occurs: who is refused or disturbed tries again. */
    boolean isToldOnce() {
        return reason.equals(Occurrences.REFUSED)
                || reason.equals(Occurrences.CONTENDED)
                || reason.equals(Occurrences.DELETING);
    }
}
