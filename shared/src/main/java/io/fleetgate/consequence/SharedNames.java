package io.fleetgate.consequence;

import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Snapshot;
import io.fleetgate.text.PrintableText;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Releases that, by this change, compete for a unique name which at least one of them has only by default, from its component:
 * one that sets the name and one that falls back to it, or two that fall back to components of different namespaces. Two that
 * both set it are rivals because somebody said so.
 */
final class SharedNames {
    private final Snapshot overlay;
    private final Map<Pair, Spread> pairs = new TreeMap<>();

    private record Pair(String uniqueName, ObjectKey first, ObjectKey second) implements Comparable<Pair> {
        private static final Comparator<Pair> ORDER =
                Comparator.comparing(Pair::first).thenComparing(Pair::second).thenComparing(Pair::uniqueName);

        @Override
        public int compareTo(Pair other) {
            return ORDER.compare(this, other);
        }
    }

    private SharedNames(Snapshot overlay) {
        this.overlay = overlay;
    }

    static void find(Effect effect, Consumer<Consequence> found) {
        SharedNames names = new SharedNames(effect.overlay().snapshot());
        effect.transitions().forEach(names::add);
        names.pairs.forEach((pair, spread) -> found.accept(names.consequence(pair, spread)));
    }

    private void add(Transition transition) {
        if (transition.hasSameRejections()) {
            return;
        }
        Map<String, List<Candidate>> after = rivals(transition.after().resolution());
        Map<String, List<Candidate>> before = new HashMap<>();
        after.forEach((uniqueName, rivals) -> {
            for (Candidate rival : rivals.subList(1, rivals.size())) {
                Pair pair = new Pair(uniqueName, rivals.getFirst().release(), rival.release());
                if (!isMeant(pair)) {
                    if (before.isEmpty()) {
                        before.putAll(rivals(transition.before().resolution()));
                    }
                    if (!competed(before.getOrDefault(uniqueName, List.of()), pair)) {
                        pairs.computeIfAbsent(pair, _ -> new Spread()).add(uniqueName, transition.target());
                    }
                }
            }
        });
    }

    /** Everybody who competes for a unique name that several do, the winner first. */
    private static Map<String, List<Candidate>> rivals(TargetResolution resolution) {
        Map<String, List<Candidate>> rivals =
                resolution.candidates().stream().collect(Collectors.groupingBy(Candidate::uniqueName));
        rivals.values().removeIf(candidates -> candidates.size() < 2);
        return rivals;
    }

    private static boolean competed(List<Candidate> before, Pair pair) {
        List<ObjectKey> releases = before.stream().map(Candidate::release).toList();
        return releases.contains(pair.first()) && releases.contains(pair.second());
    }

    private boolean isMeant(Pair pair) {
        boolean firstSetsIt = setsIt(pair.first());
        return firstSetsIt == setsIt(pair.second())
                && (firstSetsIt || component(pair.first()).equals(component(pair.second())));
    }

    private boolean setsIt(ObjectKey release) {
        return overlay.find(SolarKinds.RELEASE, release)
                .filter(found -> !found.spec().uniqueName().isEmpty())
                .isPresent();
    }

    private Optional<ObjectKey> component(ObjectKey release) {
        return overlay.find(SolarKinds.RELEASE, release).flatMap(this::component);
    }

    private Optional<ObjectKey> component(FleetObject<ReleaseSpec> release) {
        Optional<FleetObject<ComponentVersionSpec>> version =
                overlay.find(SolarKinds.COMPONENT_VERSION, References.componentVersion(release));
        return version.map(found ->
                new ObjectKey(found.namespace(), found.spec().componentRef().name()));
    }

    private Consequence consequence(Pair pair, Spread spread) {
        return new Consequence(
                Rule.DUPLICATE_OUTPUT_NAMES,
                Problem.warning(
                        "",
                        Reason.SHARED_UNIQUE_NAME,
                        PrintableText.plain(pair.uniqueName()) + " is the name of " + pair.first() + " and of "
                                + pair.second() + " " + spread.where() + "; " + byDefault(pair)
                                + " it by default, from the component",
                        "set spec.uniqueName in both"));
    }

    private String byDefault(Pair pair) {
        if (setsIt(pair.first())) {
            return pair.second() + " has";
        }
        return setsIt(pair.second()) ? pair.first() + " has" : "both have";
    }
}
