package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.LabelSelector;
import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.selector.Label;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.Selector;
import io.fleetgate.selector.SelectorParser;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which targets a Profile selects, and which Profiles select a target. A Profile reaches the targets of its own namespace,
 * and those of every namespace that grants it; one without a selector selects them all.
 */
public final class ProfileSelection {
    /** Where a Profile says which targets it selects. */
    static final Part SELECTOR = Part.of("spec.targetSelector");

    /** All that decides what a Profile rolls out, and where. */
    static final Part PART = Part.METADATA.and(SELECTOR).and(References.TO_RELEASE);

    private ProfileSelection() {}

    /** The selector as parsed; an absent one selects everything. */
    public static ParsedSelector selector(ProfileSpec spec) {
        LabelSelector selector = spec.targetSelector();
        return selector == null ? Selector.EVERYTHING : SelectorParser.parse(selector, "spec.targetSelector");
    }

    /** The release that a Profile rolls out; its name is empty where none is set. */
    public static ObjectKey release(FleetObject<ProfileSpec> profile) {
        return new ObjectKey(profile.namespace(), profile.spec().releaseRef().name());
    }

    /** The Profiles that roll a release out, sorted by key. */
    public static Collection<FleetObject<ProfileSpec>> rollingOut(Snapshot snapshot, ObjectKey release) {
        return snapshot.asking(PART).lookup(RolloutIndexes.PROFILES_BY_RELEASE, release);
    }

    /** The Profiles of a namespace, sorted by name. */
    public static Collection<FleetObject<ProfileSpec>> inNamespace(Snapshot snapshot, String namespace) {
        return snapshot.asking(PART).inNamespace(SolarKinds.PROFILE, namespace);
    }

    /** The targets that a Profile selects, sorted by key; none while its selector is invalid. */
    public static SortedSet<ObjectKey> targets(Snapshot snapshot, FleetObject<ProfileSpec> profile) {
        return targetsIn(snapshot, profile, ProfileReach.of(snapshot, profile.namespace()));
    }

    /** How many targets a Profile selects; cheaper than to collect them. */
    public static int count(Snapshot snapshot, FleetObject<ProfileSpec> profile) {
        return selector(profile.spec()) instanceof Selector selector
                ? ProfileReach.of(snapshot, profile.namespace()).stream()
                        .mapToInt(namespace -> byLabel(snapshot, namespace).count(namespace, selector))
                        .sum()
                : 0;
    }

    /** Those of them in one namespace; none where no grant reaches it. */
    public static SortedSet<ObjectKey> targetsIn(
            Snapshot snapshot, FleetObject<ProfileSpec> profile, String namespace) {
        boolean isReached =
                Grants.permit(snapshot, SolarKinds.PROFILE, profile.namespace(), SolarKinds.TARGET, namespace);
        return targetsIn(snapshot, profile, isReached ? Set.of(namespace) : Set.of());
    }

    /** Whether there are any in one namespace. */
    public static boolean selectsAnyIn(Snapshot snapshot, FleetObject<ProfileSpec> profile, String namespace) {
        return Grants.permit(snapshot, SolarKinds.PROFILE, profile.namespace(), SolarKinds.TARGET, namespace)
                && selector(profile.spec()) instanceof Selector selector
                && byLabel(snapshot, namespace).count(namespace, selector) > 0;
    }

    private static SortedSet<ObjectKey> targetsIn(
            Snapshot snapshot, FleetObject<ProfileSpec> profile, Set<String> namespaces) {
        TreeSet<ObjectKey> selected = new TreeSet<>();
        if (selector(profile.spec()) instanceof Selector selector) {
            namespaces.forEach(namespace ->
                    byLabel(snapshot, namespace).matching(namespace, selector).forEach(selected::add));
        }
        return selected;
    }

    private static TargetsByLabel byLabel(Snapshot snapshot, String namespace) {
        return snapshot.value(RolloutIndexes.TARGETS_BY_LABEL, namespace);
    }

    /** The Profiles that select a target, sorted by key, whatever else becomes of them. */
    public static List<FleetObject<ProfileSpec>> profiles(Snapshot snapshot, FleetObject<TargetSpec> target) {
        return profiles(snapshot, target, new Selectors());
    }

    static List<FleetObject<ProfileSpec>> profiles(
            Snapshot snapshot, FleetObject<TargetSpec> target, Selectors selectors) {
        SortedSet<String> namespaces =
                new TreeSet<>(Grants.granted(snapshot, SolarKinds.PROFILE, SolarKinds.TARGET, target.namespace()));
        namespaces.add(target.namespace());
        TreeMap<ObjectKey, FleetObject<ProfileSpec>> selecting = new TreeMap<>();
        Snapshot profiles = snapshot.asking(PART);
        for (String namespace : namespaces) {
            List<NamespacedLabel> anchors = new ArrayList<>();
            anchors.add(NamespacedLabel.any(namespace));
            target.labels().forEach((key, value) -> anchors.add(new NamespacedLabel(namespace, new Label(key, value))));
            for (NamespacedLabel anchor : anchors) {
                for (FleetObject<ProfileSpec> profile : profiles.lookup(RolloutIndexes.PROFILES_BY_ANCHOR, anchor)) {
                    if (selectors.of(profile.spec()) instanceof Selector selector
                            && selector.matches(target.labels())) {
                        selecting.put(profile.key(), profile);
                    }
                }
            }
        }
        return List.copyOf(selecting.values());
    }

    /** Whether a Profile with this selector selects a target: it exists, will stay, may be reached, and matches. */
    static boolean reaches(
            Snapshot snapshot, FleetObject<ProfileSpec> profile, Selector selector, ObjectKey targetKey) {
        return Targets.staying(snapshot, targetKey)
                .filter(target -> Grants.permit(
                        snapshot, SolarKinds.PROFILE, profile.namespace(), SolarKinds.TARGET, target.namespace()))
                .filter(target -> selector.matches(target.labels()))
                .isPresent();
    }

    /** Index keys of a Profile: labels of which every selected target has one; none for an invalid selector. */
    static List<NamespacedLabel> anchors(FleetObject<ProfileSpec> profile) {
        return switch (selector(profile.spec())) {
            case Selector selector ->
                selector.anchors()
                        .map(labels -> labels.stream()
                                .map(label -> new NamespacedLabel(profile.namespace(), label))
                                .toList())
                        .orElseGet(() -> List.of(NamespacedLabel.any(profile.namespace())));
            case ParsedSelector.Invalid invalid -> List.of();
        };
    }
}
