package io.fleetgate.explain;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.SettledTarget;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.rollout.binding.SettledBinding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Why a target runs what it runs.
 *
 * @param standings every binding: those that compete in the order of precedence, whoever won, then those that cannot compete,
 *     by key
 */
public record TargetExplanation(TargetResolution resolution, List<Standing> standings) {

    /**
     * Explains a target.
     *
     * @param prospects for how many losers, the first in order, it is worked out what would have to change
     */
    public static TargetExplanation of(SettledFleet fleet, ObjectKey target, int prospects) {
        SettledTarget settled = fleet.target(target);
        TargetResolution resolution = settled.resolution();
        List<ObjectKey> order = inOrder(resolution);
        Prospects worked = new Prospects(fleet, target);
        List<Standing> standings = new ArrayList<>();
        int losers = 0;
        for (SettledBinding binding : settled.bindings().stream()
                .sorted(Comparator.comparingInt(binding -> order.indexOf(binding.key())))
                .toList()) {
            Optional<Rejection> rejection = resolution.rejection(binding.key());
            Optional<Prospect> prospect =
                    rejection.isPresent() && losers++ < prospects ? rejection.map(worked::of) : Optional.empty();
            standings.add(standing(resolution, binding, rejection, prospect));
        }
        return new TargetExplanation(resolution, List.copyOf(standings));
    }

    private static List<ObjectKey> inOrder(TargetResolution resolution) {
        List<ObjectKey> keys = new ArrayList<>();
        resolution.candidates().forEach(candidate -> keys.add(candidate.binding()));
        resolution.rejected().stream()
                .filter(rejection -> rejection.candidate().isEmpty())
                .forEach(rejection -> keys.add(rejection.binding()));
        return keys;
    }

    private static Standing standing(
            TargetResolution resolution,
            SettledBinding binding,
            Optional<Rejection> rejection,
            Optional<Prospect> prospect) {
        if (rejection.isPresent()) {
            return new Standing(
                    binding,
                    rejection.get().candidate(),
                    rejection,
                    rejection.get().rule(),
                    prospect);
        }
        Candidate winner = resolution.accepted().stream()
                .filter(candidate -> candidate.binding().equals(binding.key()))
                .findFirst()
                .orElseThrow();
        return new Standing(binding, Optional.of(winner), rejection, resolution.rule(winner), prospect);
    }
}
