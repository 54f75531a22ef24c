package io.fleetgate.store;

import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;

/**
 * A decision needs objects that are not completely known, or has run out of time. This is never a verdict about the object
 * that was judged; the edge answers it as "could not decide".
 */
public final class UndecidableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final String OBJECT_UNREADABLE = "ObjectUnreadable";

    private final String reason;

    private UndecidableException(String reason, String message) {
        super(message, null, false, false);
        this.reason = reason;
    }

    static UndecidableException notKnown(GroupKind kind, Completeness completeness) {
        return switch (completeness) {
            case Completeness.NotSynced() ->
                new UndecidableException("StoreNotSynced", "the store has not read every " + kind + " yet");
            case Completeness.ReadFailed(String cause) ->
                new UndecidableException("StoreReadFailed", "reading " + kind + " failed: " + cause);
            case Completeness.Complete() -> throw new IllegalArgumentException(kind + " is complete");
        };
    }

    static UndecidableException unreadable(Kind<?> kind, ObjectKey key, String why) {
        return new UndecidableException(
                OBJECT_UNREADABLE, kind.name() + " " + key + " is stored, but cannot be read: " + why);
    }

    /** Nobody knows which rules hold. */
    public static UndecidableException rulesNotKnown(String why) {
        return new UndecidableException("RulesNotKnown", why);
    }

    /** The decision was given up because its time was over. */
    public static UndecidableException deadlineExceeded() {
        return new UndecidableException("DeadlineExceeded", "the decision was not finished in time");
    }

    /** Whether a stored object that cannot be read is the cause, which lasts until somebody mends it. */
    public boolean isForUnreadableObject() {
        return reason.equals(OBJECT_UNREADABLE);
    }

    /** Stable, machine-readable reason in CamelCase. */
    public String reason() {
        return reason;
    }
}
