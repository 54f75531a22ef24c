package io.fleetgate.operator.reconcile;

import io.fleetgate.operator.gateway.Outcome;

/** What the outcome of a write means for the item that it was made for; a later one outweighs the ones before. */
enum Verdict {
    /** The next writes can be decided at once. */
    GO_ON,
    /** Somebody else is about to be heard of, or to be waited for: after a while it is decided anew. */
    LATER,
    /** Nothing that is done soon will help. */
    MUCH_LATER,
    /** There is nothing more to be done by this replica. */
    STOP;

    static Verdict of(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Written _, Outcome.Deleted _, Outcome.Gone _, Outcome.Replaced _ -> GO_ON;
            case Outcome.Conflict _, Outcome.Contended _, Outcome.Throttled _, Outcome.Unknown _, Outcome.Postponed _ ->
                LATER;
            case Outcome.Refused _, Outcome.NamespaceTerminating _, Outcome.KindNotServed _ -> MUCH_LATER;
            case Outcome.NotLeading _ -> STOP;
        };
    }

    Verdict and(Verdict other) {
        return compareTo(other) < 0 ? other : this;
    }
}
