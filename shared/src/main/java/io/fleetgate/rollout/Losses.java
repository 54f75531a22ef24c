package io.fleetgate.rollout;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.resolver.Loss;
import io.fleetgate.text.PrintableText;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says why a candidate lost, in one sentence with the figures of the case. */
final class Losses {
    private Losses() {}

    static Rejection rejection(Loss loss) {
        return switch (loss) {
            case Loss.LowerPriority(Candidate loser, Candidate winner) ->
                lost(
                        loser,
                        RejectionReason.LOWER_PRIORITY,
                        winner,
                        "priority " + loser.priority() + " is lower than " + winner.priority() + " of " + name(winner)
                                + " for unique name " + PrintableText.plain(loser.uniqueName()));
            case Loss.TieBrokenByName(Candidate loser, Candidate winner) ->
                lost(
                        loser,
                        RejectionReason.TIE_BROKEN_BY_NAME,
                        winner,
                        "both have priority " + loser.priority() + " for unique name "
                                + PrintableText.plain(loser.uniqueName()) + "; the binding name " + winner.binding()
                                + " sorts before " + loser.binding());
            case Loss.RepelsAccepted(Candidate loser, Candidate accepted) ->
                lost(
                        loser,
                        RejectionReason.ANTI_AFFINITY,
                        accepted,
                        "its anti-affinity matches " + name(accepted) + ", which " + precedence(accepted, loser));
            case Loss.RepelledByAccepted(Candidate loser, Candidate accepted) ->
                lost(
                        loser,
                        RejectionReason.ANTI_AFFINITY,
                        accepted,
                        "the anti-affinity of " + name(accepted) + " matches it, and that release "
                                + precedence(accepted, loser));
            case Loss.InvalidAntiAffinity(Candidate loser, var problems) ->
                rejection(
                        loser,
                        RejectionReason.INVALID_ANTI_AFFINITY,
                        Optional.empty(),
                        "its anti-affinity is invalid: "
                                + problems.stream().map(Problem::sentence).collect(Collectors.joining("; ")));
        };
    }

    private static Rejection lost(Candidate loser, RejectionReason reason, Candidate by, String rule) {
        return rejection(loser, reason, Optional.of(by.binding()), rule);
    }

    private static Rejection rejection(Candidate loser, RejectionReason reason, Optional<ObjectKey> by, String rule) {
        return new Rejection(loser.binding(), loser.release(), Optional.of(loser), reason, by, rule);
    }

    private static String precedence(Candidate first, Candidate second) {
        return first.priority() > second.priority()
                ? "has the higher priority (" + first.priority() + " over " + second.priority() + ")"
                : "has the same priority (" + first.priority() + ") and a binding name that sorts first";
    }

    private static String name(Candidate candidate) {
        return "Release " + candidate.release();
    }
}
