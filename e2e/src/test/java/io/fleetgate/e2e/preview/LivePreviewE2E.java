package io.fleetgate.e2e.preview;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InstallationExtension.class)
class LivePreviewE2E {
    private final Installation installation;
    private SeededFleet fleet;

    LivePreviewE2E(Installation installation) {
        this.installation = installation;
    }

    @BeforeEach
    void applyFleet() throws IOException, InterruptedException {
        fleet = SeededFleet.appliedTo(installation);
    }

    @Test
    void explanationsOfTheLiveFleetNameItsWinnersAndLosers() throws IOException, InterruptedException {
        var berlin = fleet.explain("edge-berlin-01");
        var munich = fleet.explain("edge-munich-01");
        var paris = fleet.explain("edge-paris-01");
        var central = fleet.explain("central-hq");

        assertThat(fleet.bindings(berlin.path("accepted")))
                .containsExactly("podinfo <- edge-baseline-edge-berlin-01-*", "nginx <- edge-berlin-01-nginx");
        assertThat(fleet.bindings(berlin.path("rejected"))).containsExactly("podinfo <- edge-berlin-01-podinfo");
        assertThat(fleet.bindings(munich.path("accepted")))
                .containsExactly("podinfo <- edge-baseline-edge-munich-01-*", "redis <- edge-munich-01-redis");
        assertThat(fleet.bindings(munich.path("rejected"))).containsExactly("podinfo <- edge-munich-01-podinfo");
        assertThat(fleet.bindings(paris.path("accepted"))).containsExactly("podinfo <- edge-paris-01-podinfo");
        assertThat(fleet.bindings(paris.path("rejected"))).isEmpty();
        assertThat(fleet.bindings(central.path("accepted")))
                .containsExactly(
                        "nginx <- central-hq-nginx", "podinfo <- central-hq-podinfo", "redis <- central-hq-redis");
        assertThat(fleet.bindings(central.path("rejected"))).containsExactly("nginx <- full-stack-central-hq-*");
    }

    @Test
    void dryRunOfWhatIsAppliedChangesNoTarget() throws IOException, InterruptedException {
        var plan = fleet.dryRun(fleet.manifests());

        assertThat(plan.path("targets")).isEmpty();
        assertThat(plan.path("verdict").asText()).as(plan.toPrettyString()).isEqualTo("unchanged");
    }

    @Test
    void dryRunSaysWhatATargetWillRunOnceTheChangeIsApplied() throws IOException, InterruptedException {
        var before = fleet.explain("edge-paris-01");
        var plan = fleet.dryRun(parisInProduction());
        fleet.apply(parisInProduction()).output();
        installation.webhook().await(() -> !fleet.explain("edge-paris-01").equals(before));
        var after = fleet.explain("edge-paris-01");

        var target = plan.at("/targets/0");
        assertThat(plan.path("targets")).hasSize(1);
        assertThat(target.path("target").asText()).isEqualTo(fleet.clusters() + "/edge-paris-01");
        assertThat(target.path("change").asText()).isEqualTo("switch");
        assertThat(fleet.bindings(target.path("accepted")))
                .containsExactly("podinfo <- edge-baseline-edge-paris-01-*")
                .isEqualTo(fleet.bindings(after.path("accepted")));
        assertThat(target.path("rejected")).hasSize(1).isEqualTo(after.path("rejected"));
    }

    @Test
    void webhookFollowsTheFleetAcrossARestartOfTheApiServer() throws IOException, InterruptedException {
        var before = fleet.explain("edge-paris-01");

        installation.controlPlane().restartApiServer();
        fleet.apply(parisInProduction()).output();

        installation.webhook().await(() -> !fleet.explain("edge-paris-01").equals(before));
    }

    @Test
    void dryRunDeniesWhatTheApiServerDeniesAndInTheSameWords() throws IOException, InterruptedException {
        var invalid = """
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Profile
                metadata: {name: full-stack, namespace: %s}
                spec: {releaseRef: {name: nginx}, targetSelector: {matchLabels: {role: not a label value}}}
                """.formatted(fleet.clusters());

        var plan = fleet.dryRun(invalid);
        var applied = fleet.apply(invalid);

        var problem = plan.at("/problems/0");
        assertThat(plan.path("verdict").asText()).isEqualTo("denied");
        assertThat(applied.stderr())
                .contains("%s: %s; %s"
                        .formatted(
                                problem.path("path").asText(),
                                problem.path("message").asText(),
                                problem.path("fix").asText()));
    }

    /** The Target that a Profile for production takes in once its labels say so. */
    private String parisInProduction() {
        return """
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Target
                metadata: {name: edge-paris-01, namespace: %s, labels: {env: prod, role: edge}}
                spec:
                  renderRegistryRef: {name: deploy}
                  userdata: {raw: "site: edge-paris-01"}
                """.formatted(fleet.clusters());
    }
}
