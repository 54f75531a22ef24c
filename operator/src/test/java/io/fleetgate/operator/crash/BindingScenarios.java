package io.fleetgate.operator.crash;

import io.fleetgate.api.solar.SolarKinds;
import java.util.List;

/** Profiles and ReleaseBindings. */
final class BindingScenarios {
    private static final String BY_HAND = """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: ReleaseBinding
            metadata: {namespace: fleet, name: by-hand}
            spec: {targetRef: {name: oslo}, releaseRef: {name: kyverno}}
            """;

    private static final Scenario CATALOG = Scenario.of("", GivenFleet.CATALOG).settled();
    private static final Scenario ROLLED_OUT =
            Scenario.of("", GivenFleet.CATALOG + GivenFleet.PROFILE).settled();
    private static final Scenario BOUND_BY_HAND =
            Scenario.of("", GivenFleet.CATALOG + BY_HAND).settled();
    private static final Scenario ABROAD = Scenario.of(
                    "", GivenFleet.CATALOG + GivenFleet.PROFILE + GivenFleet.TARGET_ABROAD)
            .settled();

    private BindingScenarios() {}

    static List<Scenario> all() {
        return List.of(
                Scenario.of("a fleet that was never settled", GivenFleet.CATALOG + GivenFleet.PROFILE)
                        .then(Act.NOTHING),
                CATALOG.called("a Profile is made").then(Acts.create(GivenFleet.PROFILE)),
                CATALOG.called("a Profile with an invalid selector is made, and mended")
                        .then(Acts.create(GivenFleet.PROFILE.replace(
                                "matchLabels: {env: prod}", "matchExpressions: [{key: env, operator: Near}]")))
                        .then(Acts.patch(
                                SolarKinds.PROFILE,
                                "base",
                                "spec: {targetSelector: {matchExpressions: null, matchLabels: {env: test}}}")),
                ROLLED_OUT
                        .called("a Profile selects others")
                        .then(Acts.patch(
                                SolarKinds.PROFILE, "base", "spec: {targetSelector: {matchLabels: {env: test}}}")),
                ROLLED_OUT
                        .called("Targets are relabelled")
                        .then(Acts.patch(SolarKinds.TARGET, "berlin", "metadata: {labels: {env: test}}")
                                .and(Acts.patch(SolarKinds.TARGET, "oslo", "metadata: {labels: {env: prod}}"))),
                ABROAD.called("a grant for Profiles is revoked, and given again")
                        .then(Acts.delete(SolarKinds.REFERENCE_GRANT, "abroad", "bindings"))
                        .then(Acts.create(GivenFleet.GRANT_ABROAD)),
                Scenario.of("", GivenFleet.CATALOG + GivenFleet.NEXT_RELEASE + GivenFleet.PROFILE)
                        .settled()
                        .called("a Profile names another Release")
                        .then(Acts.patch(SolarKinds.PROFILE, "base", "spec: {releaseRef: {name: kyverno-next}}")),
                ROLLED_OUT.called("a Profile is deleted").then(Acts.delete(SolarKinds.PROFILE, "base")),
                ROLLED_OUT
                        .called("a Profile is deleted, and its bindings are held and let go")
                        .then(Acts.hold(SolarKinds.RELEASE_BINDING).and(Acts.delete(SolarKinds.PROFILE, "base")))
                        .then(Acts.release(SolarKinds.RELEASE_BINDING)),
                ROLLED_OUT
                        .called("a Profile and its Release are deleted together")
                        .then(Acts.delete(SolarKinds.RELEASE, "kyverno").and(Acts.delete(SolarKinds.PROFILE, "base"))),
                Scenario.of("", GivenFleet.CATALOG + GivenFleet.PROFILE + GivenFleet.OTHER_PROFILE)
                        .settled()
                        .called("one of two Profiles of a Release is deleted")
                        .then(Acts.delete(SolarKinds.PROFILE, "base")),
                CATALOG.called("a ReleaseBinding is made by hand").then(Acts.create(BY_HAND)),
                BOUND_BY_HAND
                        .called("a ReleaseBinding is aimed at another Target")
                        .then(Acts.patch(SolarKinds.RELEASE_BINDING, "by-hand", "spec: {targetRef: {name: berlin}}")),
                BOUND_BY_HAND
                        .called("a ReleaseBinding is deleted")
                        .then(Acts.delete(SolarKinds.RELEASE_BINDING, "by-hand")),
                BOUND_BY_HAND
                        .called("a ReleaseBinding is deleted, held and let go")
                        .then(Acts.hold(SolarKinds.RELEASE_BINDING)
                                .and(Acts.delete(SolarKinds.RELEASE_BINDING, "by-hand")))
                        .then(Acts.release(SolarKinds.RELEASE_BINDING)));
    }
}
