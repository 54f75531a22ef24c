package io.fleetgate.operator.events;

import java.util.Set;

/**
 * Something that an event is to tell.
 *
 * @param reason one word for programs
 * @param action what was done or tried, one word for programs
 * @param note a sentence for people
 * @param subject what it happened to, at the end of the sentence, where the same may happen to many; else empty
 */
record Occurrence(Regarding regarding, Type type, String reason, String action, String note, String subject) {
    static final String REFUSED = "Refused";
    static final String CONTENDED = "Contended";
    static final String DELETING = "Deleting";

    private static final Set<String> TOLD_ONCE = Set.of(REFUSED, CONTENDED, DELETING);

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

    static Occurrence normal(Regarding regarding, String reason, String action, String note) {
        return new Occurrence(regarding, Type.NORMAL, reason, action, note, "");
    }

    static Occurrence warning(Regarding regarding, String reason, String action, String note) {
        return new Occurrence(regarding, Type.WARNING, reason, action, note, "");
    }

    /** Whether it is told once however often it occurs: who is refused or disturbed tries again, and a deletion takes many writes. */
    boolean isToldOnce() {
        return TOLD_ONCE.contains(reason);
    }
}
