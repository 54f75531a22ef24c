package io.fleetgate.rollout;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import java.util.Map;
import java.util.Set;

/** The finalizers that the operator sets and removes, by kind. Another finalizer of the same group is somebody else's. */
final class Finalizers {
    private static final Map<Kind<?>, Set<String>> OF_THE_OPERATOR = Map.of(
            SolarKinds.PROFILE, Set.of("profile-finalizer"),
            SolarKinds.RELEASE, Set.of("release-finalizer", "release-ref"),
            SolarKinds.RELEASE_BINDING, Set.of("releasebinding-finalizer"),
            SolarKinds.COMPONENT_VERSION, Set.of("componentversion-finalizer", "componentversion-ref"),
            SolarKinds.COMPONENT, Set.of("component-ref"),
            SolarKinds.TARGET, Set.of("target-finalizer"),
            SolarKinds.REGISTRY, Set.of("registry-ref"),
            SolarKinds.REGISTRY_BINDING, Set.of("registrybinding-finalizer"),
            SolarKinds.RENDER_ARTIFACT, Set.of("render-artifact-finalizer"));
    private static final String PREFIX = SolarKinds.GROUP + "/";

    private Finalizers() {}

    /** Whether the operator removes this finalizer from objects of the kind once its purpose is fulfilled. */
    static boolean isOfTheOperator(Kind<?> kind, String finalizer) {
        return finalizer.startsWith(PREFIX)
                && OF_THE_OPERATOR.getOrDefault(kind, Set.of()).contains(finalizer.substring(PREFIX.length()));
    }
}
