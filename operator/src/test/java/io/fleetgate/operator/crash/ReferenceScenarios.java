package io.fleetgate.operator.crash;

import io.fleetgate.api.solar.SolarKinds;
import java.util.List;

/** Releases, ComponentVersions, Components, Registries and RegistryBindings: what refers to what, and holds it. */
final class ReferenceScenarios {
    private static final Scenario NOTHING = Scenario.of("", GivenFleet.EMPTY).settled();
    private static final Scenario CATALOG = Scenario.of("", GivenFleet.CATALOG).settled();
    private static final Scenario ROLLED_OUT =
            Scenario.of("", GivenFleet.CATALOG + GivenFleet.PROFILE).settled();
    private static final Scenario FOREIGN =
            Scenario.of("", GivenFleet.CATALOG + GivenFleet.FOREIGN_VERSION).settled();
    private static final Scenario PULLING = Scenario.of(
                    "", GivenFleet.CATALOG + GivenFleet.PROFILE + GivenFleet.PULLING)
            .settled();

    private ReferenceScenarios() {}

    static List<Scenario> all() {
        return List.of(
                NOTHING.called("a catalog is made").then(Acts.create(GivenFleet.CATALOG)),
                ROLLED_OUT
                        .called("a Release that takes precedence is made and bound")
                        .then(Acts.create(GivenFleet.NEXT_RELEASE)
                                .and(Acts.create(
                                        GivenFleet.OTHER_PROFILE.replace("{name: kyverno}", "{name: kyverno-next}")))),
                FOREIGN.called("a grant for Releases is revoked, and given again")
                        .then(Acts.delete(SolarKinds.REFERENCE_GRANT, "catalog", "releases"))
                        .then(Acts.create(GivenFleet.GRANT_CATALOG)),
                ROLLED_OUT
                        .called("a Release is deleted, and its Profile later")
                        .then(Acts.delete(SolarKinds.RELEASE, "kyverno"))
                        .then(Acts.delete(SolarKinds.PROFILE, "base")),
                ROLLED_OUT
                        .called("a Release is changed")
                        .then(Acts.patch(SolarKinds.RELEASE, "kyverno", "spec: {values: {replicas: 3}}")),
                CATALOG.called("a ComponentVersion is deleted, and its Release later")
                        .then(Acts.delete(SolarKinds.COMPONENT_VERSION, "kyverno-1"))
                        .then(Acts.delete(SolarKinds.RELEASE, "kyverno")),
                CATALOG.called("a whole catalog is deleted from below")
                        .then(Acts.delete(SolarKinds.COMPONENT, "kyverno")
                                .and(Acts.delete(SolarKinds.COMPONENT_VERSION, "kyverno-1"))
                                .and(Acts.delete(SolarKinds.RELEASE, "kyverno"))),
                CATALOG.called("a Component is deleted, held and let go")
                        .then(Acts.hold(SolarKinds.COMPONENT_VERSION)
                                .and(Acts.delete(SolarKinds.COMPONENT, "kyverno"))
                                .and(Acts.delete(SolarKinds.RELEASE, "kyverno"))
                                .and(Acts.delete(SolarKinds.COMPONENT_VERSION, "kyverno-1")))
                        .then(Acts.release(SolarKinds.COMPONENT_VERSION)),
                CATALOG.called("a Registry is deleted, and its Targets later")
                        .then(Acts.delete(SolarKinds.REGISTRY, "main"))
                        .then(Acts.delete(SolarKinds.TARGET, "berlin")
                                .and(Acts.delete(SolarKinds.TARGET, "paris"))
                                .and(Acts.delete(SolarKinds.TARGET, "oslo"))),
                CATALOG.called("a Target names another Registry")
                        .then(Acts.create(GivenFleet.OTHER_REGISTRY)
                                .and(Acts.patch(
                                        SolarKinds.TARGET, "oslo", "spec: {renderRegistryRef: {name: other}}"))),
                ROLLED_OUT.called("a RegistryBinding is made").then(Acts.create(GivenFleet.PULLING)),
                PULLING.called("a RegistryBinding is deleted, and its Registry with it")
                        .then(Acts.delete(SolarKinds.REGISTRY, "other")
                                .and(Acts.delete(SolarKinds.REGISTRY_BINDING, "berlin"))));
    }
}
