package io.fleetgate.operator.reconcile;

import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.gateway.Outcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What came of one look at an item.
 *
 * @param writes how many were made, or tried
 * @param verdict what they mean for the item
 * @param atLeast how long to wait before the next look, where there is something to wait for
 * @param heldBack the objects into which nothing may be written for a while
 */
record LookResult(int writes, Verdict verdict, Duration atLeast, List<ObjectId> heldBack) {
    static final LookResult NOTHING = new LookResult(0, Verdict.GO_ON, Duration.ZERO, List.of());

    LookResult {
        heldBack = List.copyOf(heldBack);
    }

    LookResult and(Outcome outcome) {
        if (outcome instanceof Outcome.Postponed(var _, Duration untilThen)) {
            return new LookResult(writes, verdict, longer(untilThen), heldBack);
        }
        Duration wait = outcome instanceof Outcome.Throttled(Duration retryAfter) ? retryAfter : Duration.ZERO;
        return new LookResult(writes + 1, verdict.and(Verdict.of(outcome)), longer(wait), heldBack);
    }

    LookResult heldBack(ObjectId object, Duration wait) {
        List<ObjectId> more = new ArrayList<>(heldBack);
        more.add(object);
        return new LookResult(writes, verdict, longer(wait), more);
    }

    private Duration longer(Duration wait) {
        return wait.compareTo(atLeast) > 0 ? wait : atLeast;
    }
}
