package io.fleetgate.e2e.reconcile;

import static io.fleetgate.e2e.reconcile.Documents.profile;
import static io.fleetgate.e2e.reconcile.Documents.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith({InstallationExtension.class, OperatorExtension.class})
class ProfileRowsE2E {
    private static final String PROD = "{matchLabels: {env: prod}}";
    private static final String HELD =
            "{metadata: {finalizers: [example.com/held, solar.opendefense.cloud/releasebinding-finalizer]}}";

    private final Fleets fleets;
    private Fleet fleet;

    ProfileRowsE2E(Fleets fleets) {
        this.fleets = fleets;
    }

    @BeforeEach
    void twoTargetsAndARelease() throws IOException, InterruptedException {
        fleet = fleets.withTwoTargets();
    }

    @Test
    @DisplayName("P01 P03 P04 a profile binds what it selects, counts it, and lets go of what it selects no more")
    void bindsWhatItSelects() throws IOException, InterruptedException {
        fleet.store(profile("base", "web", PROD));

        fleets.becomes("1", () -> fleet.value("profile/base", "/status/matchedTargets"));
        assertThat(fleet.boundTargets()).containsExactly("a");
        var binding = fleet.read("releasebinding/" + onlyBinding());
        assertThat(binding.at("/spec/releaseRef/name").asText()).isEqualTo("web");
        assertThat(binding.at("/metadata/ownerReferences")).singleElement().satisfies(owner -> {
            assertThat(owner.path("controller").asBoolean()).isTrue();
            assertThat(owner.path("uid").asText()).isEqualTo(fleet.value("profile/base", "/metadata/uid"));
        });

        fleet.patch("target/a", "{metadata: {labels: {env: staging}}}");
        fleets.becomes(Set.of(), fleet::boundTargets);
        fleets.becomes("", () -> fleet.value("profile/base", "/status/matchedTargets"));
    }

    @Test
    @DisplayName("P02 an empty selector selects every target of the namespace")
    void emptySelectorSelectsAll() throws IOException, InterruptedException {
        fleet.store(profile("base", "web", "{}"));

        fleets.becomes(Set.of("a", "b"), fleet::boundTargets);
    }

    @Test
    @DisplayName("P05 P06 a release that a profile names is held until the profile is gone")
    void releaseIsHeldByItsProfile() throws IOException, InterruptedException {
        fleet.store(profile("base", "web", PROD));
        fleets.becomes(Set.of("profile-finalizer"), () -> fleet.finalizers("profile/base"));
        fleets.becomes(Set.of("release-finalizer", "release-ref"), () -> fleet.finalizers("release/web"));

        fleet.delete("release/web");
        fleets.becomes(Set.of("release-ref"), () -> fleet.finalizers("release/web"));
        fleet.delete("profile/base");

        fleets.becomes(false, () -> fleet.has("profile/base"));
        fleets.becomes(false, () -> fleet.has("release/web"));
        assertThat(fleet.boundTargets()).isEmpty();
    }

    @Test
    @DisplayName("P07 B04 while a binding of a profile is held, the profile and its release keep what protects them")
    void profileWaitsForItsLastBinding() throws IOException, InterruptedException {
        fleet.store(profile("base", "web", PROD));
        fleets.becomes(Set.of("a"), fleet::boundTargets);
        var binding = "releasebinding/" + onlyBinding();
        fleets.settle();
        fleet.patch(binding, HELD);

        fleet.delete("profile/base");
        fleets.becomes(Set.of("example.com/held"), () -> fleet.finalizers(binding));
        fleets.settle();
        assertThat(fleet.finalizers("profile/base")).contains("profile-finalizer");
        assertThat(fleet.finalizers("release/web")).contains("release-ref");

        fleet.patch(binding, "{metadata: {finalizers: []}}");
        fleets.becomes(false, () -> fleet.has("profile/base"));
        fleets.becomes(Set.of("release-finalizer"), () -> fleet.finalizers("release/web"));
    }

    @Test
    @DisplayName("P08 of two profiles on one release the one that is left keeps it protected")
    void otherProfileKeepsRelease() throws IOException, InterruptedException {
        fleet.store(profile("base", "web", PROD), profile("more", "web", "{matchLabels: {env: test}}"));
        fleets.becomes(Set.of("a", "b"), fleet::boundTargets);

        fleet.delete("profile/more");
        fleets.becomes(false, () -> fleet.has("profile/more"));
        fleets.settle();

        assertThat(fleet.finalizers("release/web")).contains("release-ref");
    }

    @Test
    @DisplayName("P09 a profile whose release is not there binds all the same")
    void bindsToAMissingRelease() throws IOException, InterruptedException {
        fleet.store(profile("base", "unknown", PROD));

        fleets.becomes(Set.of("a"), fleet::boundTargets);
        fleets.becomes("False/ReleaseNotFound", () -> fleet.condition("profile/base", "Accepted"));
    }

    @Test
    @DisplayName("P10 a selector that cannot be read takes no binding away")
    void unreadableSelectorTakesNothing() throws IOException, InterruptedException {
        fleet.store(profile("base", "web", PROD));
        fleets.becomes(Set.of("a"), fleet::boundTargets);
        var binding = onlyBinding();

        fleet.patch("profile/base", "{spec: {targetSelector: {matchExpressions: [{key: env, operator: Bogus}]}}}");
        fleets.becomes("False/InvalidSelector", () -> fleet.condition("profile/base", "Accepted"));
        fleets.settle();

        assertThat(onlyBinding()).isEqualTo(binding);
        assertThat(fleet.value("releasebinding/" + binding, "/metadata/deletionTimestamp"))
                .isEmpty();
    }

    @Test
    @DisplayName("P11 expressions select as labels do")
    void expressionsSelect() throws IOException, InterruptedException {
        fleet.store(profile("base", "web", "{matchExpressions: [{key: env, operator: In, values: [prod, test]}]}"));

        fleets.becomes(Set.of("a", "b"), fleet::boundTargets);
    }

    @Test
    @DisplayName("P12 where nothing changes for a profile nothing is written")
    void nothingIsWrittenTwice() throws IOException, InterruptedException {
        fleet.store(profile("base", "web", PROD));
        fleets.becomes("1", () -> fleet.value("profile/base", "/status/matchedTargets"));
        fleets.settle();
        var before = fleets.writesIn(fleet).size();

        fleet.patch("profile/base", "{metadata: {annotations: {seen: again}}}");
        fleet.patch("target/a", "{metadata: {annotations: {seen: again}}}");
        fleets.settle();

        assertThat(fleets.writesIn(fleet)).hasSize(before);
    }

    @Test
    @DisplayName("P13 the name of a binding that would be too long is cut, and ends in the hash of what it would be")
    void longNamesAreCut() throws IOException, InterruptedException {
        fleet.store(target("edge-cluster-berlin-brandenburg-01", "prod"));
        fleet.store(profile("production-fleet-wide-security-baseline", "web", PROD));

        fleets.becomes(Set.of("a", "edge-cluster-berlin-brandenburg-01"), fleet::boundTargets);

        assertThat(fleet.names("releasebinding"))
                .anyMatch(name -> name.matches("production-fleet-wide-security-baseline-edge-clu-550474be-\\w{5}"));
    }

    private String onlyBinding() {
        return fleet.names("releasebinding").iterator().next();
    }
}
