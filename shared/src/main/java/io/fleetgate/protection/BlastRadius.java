package io.fleetgate.protection;

import io.fleetgate.consequence.Effect;
import io.fleetgate.consequence.Transition;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.BlastRadiusLimits;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Change;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How many targets one change takes a release from. Too many for a Profile that was stored before is an error, unless the
 * object carries the {@linkplain Approval approval} of exactly that loss.
 */
public final class BlastRadius {
    private final BlastRadiusLimits limits;

    public BlastRadius(BlastRadiusLimits limits) {
        this.limits = limits;
    }

    /** Whether a change that reaches so many targets can be too much for any Profile. */
    public boolean canBeExceeded(int reached) {
        return reached > limits.targets();
    }

    /**
     * The Profiles for which the change is too much, an error each. In a change set whose final state repairs the loss it is a
     * warning: the change is denied only where it is stored before the others.
     *
     * @param alone the effect of the change by itself
     * @param together the effect of the whole change set on the targets that the change reaches
     */
    public List<Problem> problems(Effect alone, Effect together) {
        SortedSet<Undeployed> loss = Undeployed.of(alone.transitions());
        List<ProfileLoss> exceeding = ProfileLosses.exceeding(alone.base(), loss, limits);
        if (exceeding.isEmpty()) {
            return List.of();
        }
        String digest = Approval.digest(alone.change(), loss);
        String given = Approval.given(alone.change());
        if (given.equals(digest)) {
            return List.of();
        }
        SortedSet<Undeployed> lasting = Undeployed.of(together.transitions());
        return exceeding.stream()
                .map(profile -> problem(profile, lasts(profile, lasting), alone.change(), given, digest))
                .toList();
    }

    /**
     * The loss of a change set that is too much although that of none of its changes is; empty where there is none.
     *
     * @param together everything that the change set does to targets
     * @param alone the effect of each change by itself; asked for only where the set is too much
     */
    public Optional<Accumulated> accumulated(SettledFleet base, Collection<Transition> together, Stream<Effect> alone) {
        List<ProfileLoss> exceeding = ProfileLosses.exceeding(base, Undeployed.of(together), limits);
        if (exceeding.isEmpty()) {
            return Optional.empty();
        }
        Set<ObjectKey> byOne = alone.flatMap(
                        effect -> ProfileLosses.exceeding(base, Undeployed.of(effect.transitions()), limits).stream())
                .map(ProfileLoss::profile)
                .collect(Collectors.toSet());
        List<ProfileLoss> bySeveral = exceeding.stream()
                .filter(loss -> !byOne.contains(loss.profile()))
                .sorted(Comparator.comparingInt(ProfileLoss::count).reversed().thenComparing(ProfileLoss::profile))
                .toList();
        return bySeveral.stream().findFirst().map(gravest -> accumulated(gravest, bySeveral.size() - 1));
    }

    private static Accumulated accumulated(ProfileLoss gravest, int others) {
        return new Accumulated(
                gravest.profile(),
                Problem.warning(
                        "",
                        Reason.BLAST_RADIUS,
                        "together, the documents undeploy " + gravest.phrase()
                                + (others == 0 ? "" : "; it is not the only such Profile"),
                        "none of them is denied for it; see that all of them are meant"));
    }

    private static boolean lasts(ProfileLoss loss, SortedSet<Undeployed> lasting) {
        SortedSet<Undeployed> both = new TreeSet<>(loss.undeployed());
        both.retainAll(lasting);
        return loss.on(both).isExceeding();
    }

    private static Problem problem(ProfileLoss loss, boolean lasts, Change change, String given, String digest) {
        String path = given.isEmpty() ? "" : Approval.PATH;
        String message =
                "undeploys " + loss.phrase() + (given.isEmpty() ? "" : "; the approval given is for another loss");
        return (lasts
                        ? Problem.error(
                                path, Reason.BLAST_RADIUS, message, "take smaller steps, or " + approve(change, digest))
                        : Problem.warning(
                                path,
                                Reason.BLAST_RADIUS,
                                "applied alone, " + message,
                                "apply what takes its place first, or " + approve(change, digest)))
                .approvedBy(digest);
    }

    private static String approve(Change change, String digest) {
        String annotation = Approval.ANNOTATION + ": " + digest;
        return change instanceof Change.Delete
                ? "approve this loss by the annotation " + annotation + " on the stored object"
                : "approve this loss by the annotation " + annotation;
    }
}
