package io.fleetgate.operator.crash;

import io.fleetgate.api.solar.SolarKinds;
import java.util.List;

/** Targets, and the RenderTasks, RenderBindings and RenderArtifacts that are made for them. */
final class RenderScenarios {
    private static final Scenario BOUND =
            Scenario.of("", GivenFleet.CATALOG + GivenFleet.PROFILE).settled();
    private static final Scenario BEGUN =
            Scenario.of("", GivenFleet.CATALOG + GivenFleet.PROFILE).settled(Acts.render());
    private static final Scenario READY =
            Scenario.of("", GivenFleet.CATALOG + GivenFleet.PROFILE).settled(Acts.render(), Acts.render());

    private RenderScenarios() {}

    static List<Scenario> all() {
        return List.of(
                BOUND.called("a Target is made and rendered for")
                        .then(Acts.create(GivenFleet.TARGET))
                        .then(Acts.render())
                        .then(Acts.render()),
                BOUND.called("what was bound is rendered").then(Acts.render()),
                BEGUN.called("a bootstrap is rendered").then(Acts.render()),
                BOUND.called("the renderer fails").then(Acts.failToRender()),
                BEGUN.called("the renderer fails with a bootstrap").then(Acts.failToRender()),
                READY.called("another Release is bound, and the next bootstrap rendered")
                        .then(Acts.create(GivenFleet.ISTIO))
                        .then(Acts.render())
                        .then(Acts.render()),
                READY.called("a Release is changed, and rendered anew")
                        .then(Acts.patch(SolarKinds.RELEASE, "kyverno", "spec: {values: {replicas: 3}}"))
                        .then(Acts.render())
                        .then(Acts.render()),
                READY.called("a Target's userdata is changed")
                        .then(Acts.patch(SolarKinds.TARGET, "berlin", "spec: {userdata: {region: north}}"))
                        .then(Acts.render()),
                READY.called("nothing is bound any more")
                        .then(Acts.delete(SolarKinds.PROFILE, "base"))
                        .then(Acts.render()),
                READY.called("a Target is deleted with all that was made for it")
                        .then(Acts.delete(SolarKinds.TARGET, "berlin")),
                READY.called("a Target is deleted whose tasks are held and let go")
                        .then(Acts.hold(SolarKinds.RENDER_TASK).and(Acts.delete(SolarKinds.TARGET, "berlin")))
                        .then(Acts.release(SolarKinds.RENDER_TASK)),
                READY.called("charts are held and let go while their Targets are deleted")
                        .then(Acts.hold(SolarKinds.RENDER_ARTIFACT)
                                .and(Acts.delete(SolarKinds.TARGET, "berlin"))
                                .and(Acts.delete(SolarKinds.TARGET, "paris")))
                        .then(Acts.release(SolarKinds.RENDER_ARTIFACT)),
                READY.called("Targets are rendered for from another Registry")
                        .then(Acts.create(GivenFleet.OTHER_REGISTRY)
                                .and(Acts.patch(
                                        SolarKinds.TARGET, "berlin", "spec: {renderRegistryRef: {name: other}}")))
                        .then(Acts.render())
                        .then(Acts.render()));
    }
}
