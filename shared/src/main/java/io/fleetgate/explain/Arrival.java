package io.fleetgate.explain;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.Impact;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.binding.ProfileSelection;
import io.fleetgate.selector.ParsedSelector;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Where a Profile or a Release arrives, and where it does not.
 *
 * @param note why a Profile binds nothing at all; empty where it does
 * @param accepted by target
 * @param rejected by target
 * @param waiting targets that a Profile selects and has no binding for, because another binding has the name; by key
 */
public record Arrival(
        FleetObject<?> object,
        String note,
        List<Placement> accepted,
        List<Placement> rejected,
        List<ObjectKey> waiting) {

    /** The targets of a Profile. */
    public static Arrival ofProfile(SettledFleet fleet, FleetObject<ProfileSpec> profile) {
        List<Placement> placements = placements(
                fleet,
                profile,
                standing ->
                        standing.binding().owner().filter(profile.key()::equals).isPresent());
        String note = note(profile);
        Set<ObjectKey> bound = placements.stream().map(Placement::target).collect(Collectors.toSet());
        List<ObjectKey> waiting = note.isEmpty()
                ? ProfileSelection.targets(fleet.snapshot(), profile).stream()
                        .filter(target -> !bound.contains(target))
                        .toList()
                : List.of();
        return of(profile, note, placements, waiting);
    }

    /** The targets that a Release is bound to. */
    public static Arrival ofRelease(SettledFleet fleet, FleetObject<ReleaseSpec> release) {
        return of(
                release,
                "",
                placements(
                        fleet, release, standing -> standing.binding().release().equals(release.key())),
                List.of());
    }

    private static Arrival of(FleetObject<?> object, String note, List<Placement> placements, List<ObjectKey> waiting) {
        return new Arrival(
                object,
                note,
                placements.stream()
                        .filter(placement -> placement.standing().isAccepted())
                        .toList(),
                placements.stream()
                        .filter(placement -> !placement.standing().isAccepted())
                        .toList(),
                waiting);
    }

    private static List<Placement> placements(SettledFleet fleet, FleetObject<?> object, Predicate<Standing> isMeant) {
        List<Placement> placements = new ArrayList<>();
        for (ObjectKey target : Impact.of(fleet.snapshot(), object)) {
            TargetExplanation.of(fleet, target, 0).standings().stream()
                    .filter(isMeant)
                    .forEach(standing -> placements.add(new Placement(target, standing)));
        }
        return List.copyOf(placements);
    }

    private static String note(FleetObject<ProfileSpec> profile) {
        if (profile.isTerminating()) {
            return "it is being deleted, and its bindings with it";
        }
        if (ProfileSelection.release(profile).name().isEmpty()) {
            return "it names no release in spec.releaseRef.name, so it binds nothing";
        }
        return ProfileSelection.selector(profile.spec()) instanceof ParsedSelector.Invalid(var problems)
                ? "its selector is invalid, so it keeps the bindings that it has and makes no others: "
                        + problems.getFirst().sentence()
                : "";
    }
}
