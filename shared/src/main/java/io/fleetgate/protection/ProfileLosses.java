package io.fleetgate.protection;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.BlastRadiusLimits;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.binding.ProfileSelection;
import io.fleetgate.rollout.binding.RolledOut;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The loss of a whole fleet, by the Profiles that had rolled the releases out. */
final class ProfileLosses {
    private ProfileLosses() {}

    /**
     * The Profiles that lose their release on more of their targets than they may, sorted by release and Profile.
     *
     * @throws io.fleetgate.store.UndecidableException when the allowance of the fleet is used up
     */
    static List<ProfileLoss> exceeding(SettledFleet before, SortedSet<Undeployed> loss, BlastRadiusLimits limits) {
        List<ProfileLoss> exceeding = new ArrayList<>();
        Map<ObjectKey, SortedSet<Undeployed>> byRelease = loss.stream()
                .collect(Collectors.groupingBy(
                        Undeployed::release, TreeMap::new, Collectors.toCollection(TreeSet::new)));
        byRelease.forEach((release, undeployed) -> {
            if (undeployed.size() > limits.targets()) {
                ProfileSelection.rollingOut(before.snapshot(), release).stream()
                        .map(profile -> lossOf(before, profile, undeployed, limits))
                        .filter(ProfileLoss::isExceeding)
                        .forEach(exceeding::add);
            }
        });
        return exceeding;
    }

    private static ProfileLoss lossOf(
            SettledFleet before,
            FleetObject<ProfileSpec> profile,
            SortedSet<Undeployed> loss,
            BlastRadiusLimits limits) {
        before.allowance().check();
        RolledOut targets = RolledOut.of(before.snapshot(), profile);
        SortedSet<Undeployed> ofProfile = loss.stream()
                .filter(lost -> targets.contains(lost.target()))
                .collect(Collectors.toCollection(TreeSet::new));
        return new ProfileLoss(
                profile.key(),
                ProfileSelection.release(profile),
                targets.count(),
                limits.of(targets.count()),
                ofProfile);
    }
}
