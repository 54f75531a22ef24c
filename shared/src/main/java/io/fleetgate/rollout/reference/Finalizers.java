package io.fleetgate.rollout.reference;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The finalizers that the operator sets and removes, by kind. A kind has at most one of each sort: its own, for as long as
 * the object lives and has to be cleaned up after, and a protecting one, for as long as something refers to it. Another
 * finalizer of the same group is somebody else's.
 */
public final class Finalizers {
    private static final String PREFIX = SolarKinds.GROUP + "/";
    private static final Map<Kind<?>, String> OWN = Map.of(
            SolarKinds.PROFILE, PREFIX + "profile-finalizer",
            SolarKinds.RELEASE, PREFIX + "release-finalizer",
            SolarKinds.RELEASE_BINDING, PREFIX + "releasebinding-finalizer",
            SolarKinds.COMPONENT_VERSION, PREFIX + "componentversion-finalizer",
            SolarKinds.TARGET, PREFIX + "target-finalizer",
            SolarKinds.REGISTRY_BINDING, PREFIX + "registrybinding-finalizer",
            SolarKinds.RENDER_ARTIFACT, PREFIX + "render-artifact-finalizer");
    private static final Map<Kind<?>, String> PROTECTING = Map.of(
            SolarKinds.RELEASE, PREFIX + "release-ref",
            SolarKinds.COMPONENT_VERSION, PREFIX + "componentversion-ref",
            SolarKinds.COMPONENT, PREFIX + "component-ref",
            SolarKinds.REGISTRY, PREFIX + "registry-ref");

    private Finalizers() {}

    /** The finalizer by which the operator notices an object's deletion. */
    public static Optional<String> own(Kind<?> kind) {
        return Optional.ofNullable(OWN.get(kind));
    }

    /** The finalizer that keeps an object for as long as others refer to it. */
    public static Optional<String> protecting(Kind<?> kind) {
        return Optional.ofNullable(PROTECTING.get(kind));
    }

    /** The finalizers of an object that are not the operator's to remove, in their order. */
    public static Stream<String> foreign(FleetObject<?> object) {
        return object.metadata().finalizers().stream().filter(finalizer -> !isOfTheOperator(object.kind(), finalizer));
    }

    /** Whether an object has the finalizer that holds it for what refers to it; without one of its kind it has none. */
    public static boolean isProtected(FleetObject<?> object) {
        return protecting(object.kind())
                .filter(object.metadata().finalizers()::contains)
                .isPresent();
    }

    /**
     * An object's finalizers with exactly the wanted ones of the operator: those there stay where they are. To an object
     * that is being deleted none is added, for the API server takes none.
     */
    public static List<String> settled(FleetObject<?> object, Collection<String> wanted) {
        List<String> finalizers = new ArrayList<>(object.metadata().finalizers().stream()
                .filter(finalizer -> !isOfTheOperator(object.kind(), finalizer) || wanted.contains(finalizer))
                .toList());
        if (!object.isTerminating()) {
            wanted.stream().filter(finalizer -> !finalizers.contains(finalizer)).forEach(finalizers::add);
        }
        return List.copyOf(finalizers);
    }

    private static boolean isOfTheOperator(Kind<?> kind, String finalizer) {
        return finalizer.equals(OWN.get(kind)) || finalizer.equals(PROTECTING.get(kind));
    }
}
