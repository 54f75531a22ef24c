package io.fleetgate.settlement;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.settlement.reach.Reach;
import io.fleetgate.store.Snapshot;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What is said of an object that is being deleted and does not go. */
class DeletionBlockTest {
    private static final String DELETED = "deletionTimestamp: '2026-01-01T00:00:00Z'";
    private static final String HELD = DELETED + ", finalizers: [example.com/hold]";

    static final Iterable<Kind<?>> KINDS = SolarKinds.ALL;

    @ParameterizedTest
    @FieldSource("KINDS")
    void aForeignFinalizerIsNamedOnEveryKind(Kind<?> kind) {
        String fleet = object(kind.name(), "ns/x", HELD, "targetRef: {name: gone}");

        assertThat(said(fleet, kind, "ns/x"))
                .hasValue("HeldByFinalizer: finalizer example.com/hold is for somebody else to remove");
    }

    @ParameterizedTest
    @FieldSource("KINDS")
    void whatGoesByItselfIsNotSpokenOf(Kind<?> kind) {
        assertThat(said(object(kind.name(), "ns/x", DELETED, ""), kind, "ns/x")).isEmpty();
    }

    @Test
    void whatIsNotDeletedIsNotSpokenOf() {
        String fleet = object("Release", "ns/x", "finalizers: [example.com/hold]", "");

        assertThat(said(fleet, SolarKinds.RELEASE, "ns/x")).isEmpty();
    }

    @Test
    void whatNeedsTheObjectIsNamedWithTheFinalizerThatWaitsForIt() {
        String fleet = release("release-ref") + profile("ns/p", "r", "{}");

        assertThat(said(fleet, SolarKinds.RELEASE, "ns/r"))
                .hasValue("HeldByReference: is needed by Profile ns/p (finalizer solar.opendefense.cloud/release-ref)");
    }

    @Test
    void ofManyTheFirstAreNamed() {
        String bindings = IntStream.range(0, 9)
                .mapToObj(i -> binding("ns/b" + i, "{name: a}", "r"))
                .collect(Collectors.joining());

        assertThat(said(release("release-ref") + bindings, SolarKinds.RELEASE, "ns/r")
                        .orElseThrow())
                .contains("ReleaseBinding ns/b0, ReleaseBinding ns/b1, ReleaseBinding ns/b2 and others (");
    }

    @Test
    void aBindingIsNotNamedBesideItsProfile() {
        String fleet = release("release-ref")
                + profile("ns/p", "r", "{}")
                + target("ns/a", "")
                + ownedBinding("ns/p-a-bcdfg", "p", "{name: a}", "r");

        assertThat(said(fleet, SolarKinds.RELEASE, "ns/r"))
                .hasValue("HeldByReference: is needed by Profile ns/p (finalizer solar.opendefense.cloud/release-ref)");
    }

    @Test
    void anArtifactWithoutItsFinalizerIsGoneWhateverBecomesOfItsTag() {
        String fleet = object("RenderArtifact", "ns/x", DELETED, "registryRef: {name: gone}");

        assertThat(said(fleet, SolarKinds.RENDER_ARTIFACT, "ns/x")).isEmpty();
    }

    @Test
    void aForeignFinalizerIsNamedBesideAReference() {
        String fleet = object(
                        "Release",
                        "ns/r",
                        DELETED + ", finalizers: [example.com/hold, solar.opendefense.cloud/release-ref]",
                        "")
                + profile("ns/p", "r", "{}");

        assertThat(said(fleet, SolarKinds.RELEASE, "ns/r"))
                .hasValue("HeldByReference: is needed by Profile ns/p (finalizer solar.opendefense.cloud/release-ref);"
                        + " then finalizer example.com/hold is for somebody else to remove");
    }

    @Test
    void aProfileNamesTheBindingOfItsOwnThatIsStuck() {
        String fleet = target("ns/a", "")
                + version("ns/cv", "c")
                + object(
                        "Profile",
                        "ns/p",
                        DELETED + ", finalizers: [solar.opendefense.cloud/profile-finalizer]",
                        "releaseRef: {name: r}")
                + ownedBinding("ns/p-a-bcdfg", "p", "{name: a}", "r")
                        .replace("ownerReferences", HELD + ", ownerReferences");

        assertThat(said(fleet, SolarKinds.PROFILE, "ns/p"))
                .hasValue("HeldByReference: is needed by ReleaseBinding ns/p-a-bcdfg"
                        + " (finalizer solar.opendefense.cloud/profile-finalizer)");
    }

    @Test
    void anArtifactWhoseTagMayNotBeDeletedNamesItsOwnFinalizer() {
        String fleet = object(
                "RenderArtifact",
                "ns/x",
                DELETED + ", finalizers: [solar.opendefense.cloud/render-artifact-finalizer]",
                "registryRef: {name: gone}");

        assertThat(said(fleet, SolarKinds.RENDER_ARTIFACT, "ns/x"))
                .hasValue("HeldByFinalizer: finalizer solar.opendefense.cloud/render-artifact-finalizer"
                        + " stays until its tag can be deleted");
    }

    @Test
    void anArtifactNamesTheBindingThatClaimsIt() {
        String fleet = object(
                        "RenderArtifact",
                        "ns/x",
                        DELETED + ", finalizers: [solar.opendefense.cloud/render-artifact-finalizer]",
                        "")
                + object("RenderBinding", "ns/claim", "", "renderArtifactRef: {name: x}");

        assertThat(said(fleet, SolarKinds.RENDER_ARTIFACT, "ns/x"))
                .hasValue("HeldByReference: is needed by RenderBinding ns/claim"
                        + " (finalizer solar.opendefense.cloud/render-artifact-finalizer)");
    }

    @Test
    void anObjectThatIsYetToBeDeletedIsSpokenOfAsItWillBe() {
        String fleet = target("ns/a", "env: test")
                + object(
                        "Profile",
                        "ns/p",
                        "uid: u",
                        "releaseRef: {name: r}, targetSelector: {matchLabels: {env: prod}}")
                + ownedBinding("ns/p-a-bcdfg", "p", "{name: a}", "r")
                        .replace("ownerReferences", "generation: 4, finalizers: [example.com/hold], ownerReferences");

        assertThat(condition(fleet, SolarKinds.RELEASE_BINDING, "ns/p-a-bcdfg")
                        .orElseThrow()
                        .path("observedGeneration")
                        .asInt())
                .isEqualTo(5);
    }

    @Test
    void aFinalizerCannotForgeALine() {
        String fleet = object("Release", "ns/r", DELETED + ", finalizers: [\"x/y\\nRelease ns/q is fine\"]", "");

        assertThat(said(fleet, SolarKinds.RELEASE, "ns/r").orElseThrow()).doesNotContain("\n");
    }

    private static String release(String finalizer) {
        return object("Release", "ns/r", DELETED + ", finalizers: [solar.opendefense.cloud/" + finalizer + "]", "");
    }

    private static Optional<String> said(String fleet, Kind<?> kind, String key) {
        return condition(fleet, kind, key)
                .map(condition -> condition.path("reason").asText() + ": "
                        + condition.path("message").asText());
    }

    private static Optional<JsonNode> condition(String fleet, Kind<?> kind, String key) {
        Snapshot snapshot = Fleet.of(fleet);
        ObjectId id = new ObjectId(kind, new ObjectKey("ns", key.substring("ns/".length())));
        return new Settlement(new SettledFleet(snapshot, RolloutPolicy.DEFAULT))
                .of(Reach.everything(snapshot)).getOrDefault(id, Settled.ABSENT).document().stream()
                        .<JsonNode>mapMulti((document, take) ->
                                document.at("/status/conditions").forEach(take))
                        .filter(condition -> condition.path("type").asText().equals("DeletionBlocked"))
                        .findFirst();
    }
}
