package io.fleetgate.e2e.reconcile;

import static io.fleetgate.e2e.reconcile.Documents.binding;
import static io.fleetgate.e2e.reconcile.Documents.grant;
import static io.fleetgate.e2e.reconcile.Documents.profile;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What keeps a release, or the version that it is of, from being deleted. */
@ExtendWith({InstallationExtension.class, OperatorExtension.class})
class ProtectionRowsE2E {
    private static final String GROUP = "solar.opendefense.cloud";

    private final Fleets fleets;
    private Fleet fleet;

    ProtectionRowsE2E(Fleets fleets) {
        this.fleets = fleets;
    }

    @BeforeEach
    void twoTargetsAndARelease() throws IOException, InterruptedException {
        fleet = fleets.withTwoTargets();
    }

    @Test
    @DisplayName("B01 B02 B03 a release is protected by the bindings that people make until the last of them is gone")
    void bindingsProtectTheirRelease() throws IOException, InterruptedException {
        fleet.store(binding("rb1", "web", "a"), binding("rb2", "web", "b"));
        for (var each : List.of("rb1", "rb2")) {
            fleets.becomes(Set.of("releasebinding-finalizer"), () -> fleet.finalizers("releasebinding/" + each));
        }
        fleets.becomes(Set.of("release-finalizer", "release-ref"), () -> fleet.finalizers("release/web"));

        fleet.delete("releasebinding/rb1");
        fleets.becomes(Set.of("rb2"), () -> fleet.names("releasebinding"));
        fleets.settle();
        assertThat(fleet.finalizers("release/web")).contains("release-ref");

        fleet.delete("releasebinding/rb2");
        fleets.becomes(Set.of(), () -> fleet.names("releasebinding"));
        fleets.becomes(Set.of("release-finalizer"), () -> fleet.finalizers("release/web"));
    }

    @Test
    @DisplayName("B06 a component version is held by the releases that name it, of whatever namespace")
    void componentVersionIsHeldByItsReleases() throws IOException, InterruptedException {
        var team = fleets.empty();
        fleet.store(grant("versions", "Release", team.namespace(), "ComponentVersion"));
        team.store("""
                kind: Release
                metadata: {name: far}
                spec: {componentVersionRef: {name: web, namespace: %s}}
                """.formatted(fleet.namespace()));
        fleets.becomes("True/Resolved", () -> team.condition("release/far", "ComponentVersionResolved"));
        fleets.becomes(
                Set.of("componentversion-finalizer", "componentversion-ref"),
                () -> fleet.finalizers("componentversion/web"));

        fleet.delete("componentversion/web");
        fleets.becomes(Set.of("componentversion-ref"), () -> fleet.finalizers("componentversion/web"));
        fleet.delete("release/web");
        fleets.becomes(false, () -> fleet.has("release/web"));
        fleets.settle();
        assertThat(fleet.finalizers("componentversion/web")).containsExactly("componentversion-ref");

        team.delete("release/far");
        fleets.becomes(false, () -> fleet.has("componentversion/web"));
        assertThat(team.has("release/far")).isFalse();
    }

    @Test
    @DisplayName("B05 a binding whose profile is being deleted does not protect its release anew")
    void bindingOfAProfileThatIsGoingProtectsNothing() throws IOException, InterruptedException {
        fleet.store(profile("base", "web", "{matchLabels: {env: none}}"));
        fleets.becomes(Set.of("profile-finalizer"), () -> fleet.finalizers("profile/base"));
        fleet.patch(
                "profile/base", "{metadata: {finalizers: [example.com/held, %s/profile-finalizer]}}".formatted(GROUP));
        fleet.delete("profile/base");
        fleets.becomes(Set.of("example.com/held"), () -> fleet.finalizers("profile/base"));
        fleets.becomes(Set.of("release-finalizer"), () -> fleet.finalizers("release/web"));
        fleets.settle();
        var version = fleet.value("release/web", "/metadata/resourceVersion");

        fleet.store("""
                kind: ReleaseBinding
                metadata:
                  name: late
                  ownerReferences: [{apiVersion: %s/v1alpha1, kind: Profile, name: base, uid: %s, controller: true}]
                spec: {releaseRef: {name: web}, targetRef: {name: a}}
                """.formatted(GROUP, fleet.value("profile/base", "/metadata/uid")));
        fleets.becomes(false, () -> fleet.has("releasebinding/late"));
        fleets.settle();

        assertThat(fleet.value("release/web", "/metadata/resourceVersion")).isEqualTo(version);
    }
}
