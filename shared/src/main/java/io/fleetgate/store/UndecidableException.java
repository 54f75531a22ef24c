package io.fleetgate.store;

import io.fleetgate.object.ObjectId;

/**
 * A decision needs objects that are not completely known, or has run out of time. This is never a verdict about the object
 * that was judged; the edge answers it as "could not decide".
 */
public final class UndecidableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final String OBJECT_UNREADABLE = "ObjectUnreadable";

    private static final String DEADLINE_EXCEEDED = "DeadlineExceeded";

    private static final String LATER = "try again later";

    private final String reason;
    private final String fix;

    private UndecidableException(String reason, String message, String fix) {
        super(message, null, false, false);
        this.reason = reason;
        this.fix = fix;
    }

    /**
     * Objects are not completely known.
     *
     * @param kind what they are, in words for operators
     */
    public static UndecidableException notKnown(String kind, Completeness completeness) {
        return switch (completeness) {
            case Completeness.NotSynced() ->
                new UndecidableException("StoreNotSynced", "the store has not read every " + kind + " yet", LATER);
            case Completeness.ReadFailed(String cause) ->
                new UndecidableException("StoreReadFailed", "reading " + kind + " failed: " + cause, LATER);
            case Completeness.Complete() -> throw new IllegalArgumentException(kind + " is complete");
        };
    }

    static UndecidableException unreadable(UnreadableObject unreadable) {
        return new UndecidableException(
                OBJECT_UNREADABLE,
                ObjectId.of(unreadable.asRead()) + " is stored, but cannot be read: " + unreadable.why(),
                "mend or delete that object");
    }

    /** Nobody knows which rules hold. */
    public static UndecidableException rulesNotKnown(String why) {
        return new UndecidableException("RulesNotKnown", why, LATER);
    }

    /** The decision was given up because its time was over. */
    public static UndecidableException deadlineExceeded() {
        return new UndecidableException(
                DEADLINE_EXCEEDED, "the decision was not finished in time", "ask for a dry-run, which may take longer");
    }

    /** Whether a stored object that cannot be read is the cause, which lasts until somebody mends it. */
    public boolean isForUnreadableObject() {
        return reason.equals(OBJECT_UNREADABLE);
    }

    /** Whether there was not enough time; more of it would have led to an answer. */
    public boolean isForTime() {
        return reason.equals(DEADLINE_EXCEEDED);
    }

    /** What to do for an answer. */
    public String fix() {
        return fix;
    }

    /** Stable, machine-readable reason in CamelCase. */
    public String reason() {
        return reason;
    }
}
