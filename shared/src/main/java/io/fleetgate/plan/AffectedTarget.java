package io.fleetgate.plan;

import io.fleetgate.consequence.Transition;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.RejectionReason;
import io.fleetgate.rollout.SettledTarget;
import io.fleetgate.rollout.TargetResolution;
import java.util.List;
import java.util.Optional;

/** A target that a change set reaches, before and after. */
record AffectedTarget(SettledTarget before, SettledTarget after) {

    /** What is said about a contender; its labels and its rules matter by what they lead to alone. */
    private record Contender(ObjectKey binding, ObjectKey release, String uniqueName, int priority) {
        static Contender of(Candidate candidate) {
            return new Contender(
                    candidate.binding(), candidate.release(), candidate.uniqueName(), candidate.priority());
        }
    }

    private record Failure(
            ObjectKey binding,
            ObjectKey release,
            Optional<Contender> contender,
            RejectionReason reason,
            Optional<ObjectKey> by,
            String rule) {
        static Failure of(Rejection rejection) {
            return new Failure(
                    rejection.binding(),
                    rejection.release(),
                    rejection.candidate().map(Contender::of),
                    rejection.reason(),
                    rejection.by(),
                    rejection.rule());
        }
    }

    /** Whether anything that is said about the target differs, the reasons of the losers included. */
    boolean isChanged() {
        return !accepted(before.resolution()).equals(accepted(after.resolution()))
                || !rejected(before.resolution()).equals(rejected(after.resolution()));
    }

    private static List<Contender> accepted(TargetResolution resolution) {
        return resolution.accepted().stream().map(Contender::of).toList();
    }

    private static List<Failure> rejected(TargetResolution resolution) {
        return resolution.rejected().stream().map(Failure::of).toList();
    }

    TargetPlan plan() {
        return new TargetPlan(TargetChange.of(Transition.of(before, after)), before.resolution(), after.resolution());
    }
}
