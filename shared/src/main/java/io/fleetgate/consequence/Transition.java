package io.fleetgate.consequence;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.SettledTarget;
import io.fleetgate.rollout.TargetResolution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What becomes of one target.
 *
 * @param gained releases of unique names that were not deployed before
 * @param lost releases of unique names that are not deployed any more
 * @param switched unique names that are deployed from another release
 */
public record Transition(
        SettledTarget before,
        SettledTarget after,
        List<Candidate> gained,
        List<Candidate> lost,
        List<Switch> switched) {

    /** One unique name, deployed from another release than before. */
    public record Switch(Candidate from, Candidate to) {}

    /** The step from one state of a target to another. */
    public static Transition of(SettledTarget before, SettledTarget after) {
        Map<String, Candidate> was = byUniqueName(before.resolution());
        List<Candidate> gained = new ArrayList<>();
        List<Switch> switched = new ArrayList<>();
        for (Candidate is : after.resolution().accepted()) {
            Candidate replaced = was.remove(is.uniqueName());
            if (replaced == null) {
                gained.add(is);
            } else if (!replaced.release().equals(is.release())) {
                switched.add(new Switch(replaced, is));
            }
        }
        List<Candidate> lost = before.resolution().accepted().stream()
                .filter(candidate -> was.containsKey(candidate.uniqueName()))
                .toList();
        return new Transition(before, after, List.copyOf(gained), lost, List.copyOf(switched));
    }

    public ObjectKey target() {
        return after.resolution().target();
    }

    /** Whether the same are rejected for the same reasons, so that nobody competes who did not before. */
    boolean hasSameRejections() {
        return before.resolution().rejected().equals(after.resolution().rejected());
    }

    private static Map<String, Candidate> byUniqueName(TargetResolution resolution) {
        Map<String, Candidate> candidates = new HashMap<>();
        resolution.accepted().forEach(candidate -> candidates.put(candidate.uniqueName(), candidate));
        return candidates;
    }
}
