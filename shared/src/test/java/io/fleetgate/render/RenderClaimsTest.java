package io.fleetgate.render;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.render.RenderFleet.REGISTRY;
import static io.fleetgate.render.RenderFleet.VERSION;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.render.artifact.DesiredBinding;
import io.fleetgate.render.artifact.RenderIndexes;
import org.junit.jupiter.api.Test;

/** Which RenderBindings and RenderArtifacts stand for the charts that a target uses. */
class RenderClaimsTest {
    private static final String RELEASE = release("ns/r", "") + binding("ns/b", "{name: edge}", "r");

    @Test
    void aPushedChartIsClaimedAndIsAnArtifact() {
        RenderFleet fleet = pushed();
        ObjectNode binding = DesiredDocuments.of(claim(fleet));
        ObjectNode artifact =
                fleet.rendered().artifacts().firstEntry().getValue().document();
        String task = fleet.rendered().tasks().firstKey().name();

        assertThat(artifact)
                .isEqualTo(Fleet.object("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderArtifact
                metadata: {namespace: ns, name: %s}
                spec:
                  baseURL: deploy.example.com
                  repository: ns/ns/release-r
                  tag: v0.0.1-aa03cd1d
                  renderTaskRef: %s
                  registryRef: {name: deploy}
                """.formatted(name(artifact), task)).document());
        assertThat(binding)
                .isEqualTo(Fleet.object("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderBinding
                metadata: {namespace: ns, name: %s}
                spec:
                  renderArtifactRef: {name: %s}
                  ownerKind: Target
                  ownerName: edge
                  ownerNamespace: ns
                  registryRef: {name: deploy}
                """.formatted(name(binding), name(artifact)))
                        .document());
    }

    @Test
    void aChartIsClaimedWhileAnotherIsNotPushedYet() {
        RenderFleet fleet = pushed().with(RenderFleet.version("ns/two", "two")
                + object("Release", "ns/two", "", "componentVersionRef: {name: two}")
                + binding("ns/two", "{name: edge}", "two"));

        assertThat(fleet.conditions()).endsWith("ReleasesRendered=False/Pending");
        assertThat(fleet.rendered().bindings()).hasSize(1);
    }

    @Test
    void aForeignRegistryIsNamedWithItsNamespace() {
        RenderFleet fleet = new RenderFleet(
                        object("Target", "ns/edge", "", "renderRegistryRef: {name: deploy, namespace: prov}"),
                        REGISTRY.replace("namespace: ns", "namespace: prov"),
                        grant("prov/g", "Target", "ns", "Registry"),
                        VERSION,
                        RELEASE)
                .settle()
                .succeed();

        assertThat(fleet.rendered().bindings().firstEntry().getValue().spec().registryRef())
                .isEqualTo(new ObjectReference("deploy", "prov"));
    }

    @Test
    void aClaimThroughTheSameRegistryIsKept() {
        RenderFleet fleet = pushed().settle();
        assertThat(claim(fleet)).isInstanceOf(DesiredBinding.Kept.class);

        fleet.with(withRegistry(fleet, new ObjectReference("deploy", "ns")));

        assertThat(claim(fleet)).as("own namespace written out").isInstanceOf(DesiredBinding.Kept.class);
    }

    @Test
    void aClaimThroughAnotherRegistryIsPatched() {
        RenderFleet fleet = pushed().settle();
        fleet.with(withRegistry(fleet, new ObjectReference("former", "")));

        DesiredBinding claim = claim(fleet);

        assertThat(claim).isInstanceOf(DesiredBinding.Patched.class);
        ObjectNode document = DesiredDocuments.of(claim);
        assertThat(document.at("/spec/registryRef/name").asText()).isEqualTo("deploy");
        assertThat(document.at("/spec/renderArtifactRef/name").asText()).startsWith("render-art-");
    }

    @Test
    void aClaimOfAnotherTargetIsNotTouched() {
        RenderFleet fleet = pushed().with(object(
                "RenderBinding",
                "ns/other",
                "",
                "renderArtifactRef: {name: a}, ownerKind: Target, ownerName: other, ownerNamespace: ns"));

        assertThat(fleet.rendered().bindings()).hasSize(1);
        assertThat(fleet.snapshot().lookup(RenderIndexes.BINDINGS_BY_ARTIFACT, Fleet.key("ns/a")))
                .hasSize(1);
    }

    private static RenderFleet pushed() {
        return RenderFleet.ready(RELEASE).settle().succeed();
    }

    private static DesiredBinding claim(RenderFleet fleet) {
        return fleet.rendered().bindings().firstEntry().getValue();
    }

    private static FleetObject<?> withRegistry(RenderFleet fleet, ObjectReference registry) {
        ObjectNode document = DesiredDocuments.of(claim(fleet)).deepCopy();
        document.withObjectProperty("spec")
                .putObject("registryRef")
                .put("name", registry.name())
                .put("namespace", registry.namespace());
        return FleetObject.read(SolarKinds.RENDER_BINDING, document);
    }

    private static String name(ObjectNode document) {
        return document.at("/metadata/name").asText();
    }
}
