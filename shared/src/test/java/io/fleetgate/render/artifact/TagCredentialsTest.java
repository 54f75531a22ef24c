package io.fleetgate.render.artifact;

import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who gets whose credentials for deleting a tag. */
class TagCredentialsTest {
    private static final String LOCAL = object("Registry", "ns/deploy", "", "hostname: deploy.example.com");
    private static final String FOREIGN = object("Registry", "prov/deploy", "", "hostname: deploy.example.com");

    @Test
    void anArtifactThatNamesNoRegistryIsDeletedAnonymously() {
        assertThat(credentials(LOCAL, "{}", "deploy.example.com")).isInstanceOf(TagCredentials.Anonymous.class);
    }

    @Test
    void anArtifactThatNamesNoRegistryNeedsOneOfItsNamespaceThatHasItsHost() {
        for (String fleet : List.of("", FOREIGN, deleted("[]"))) {
            assertThat(credentials(fleet, "{}", "deploy.example.com"))
                    .isInstanceOfSatisfying(TagCredentials.Refused.class, refused -> {
                        assertThat(refused.reason()).isEqualTo(TagCredentials.Reason.HOST_UNKNOWN);
                        assertThat(refused.message())
                                .isEqualTo(
                                        "the chart names no Registry, and none of namespace ns is at deploy.example.com");
                    });
        }
        assertThat(credentials(LOCAL, "{}", "other.example.com")).isInstanceOf(TagCredentials.Refused.class);
    }

    @Test
    void aPasswordInAnAddressIsNotRepeated() {
        String registry = object("Registry", "ns/deploy", "", "hostname: 'robot:hunter2@deploy.example.com'");

        for (String named : List.of("{name: deploy}", "{}")) {
            assertThat(credentials(registry, named, "robot:s3cret@other.example.com"))
                    .isInstanceOfSatisfying(
                            TagCredentials.Refused.class,
                            refused -> assertThat(refused.message()).doesNotContain("hunter2", "s3cret"));
        }
    }

    @Test
    void anArtifactGetsThoseOfItsOwnNamespacesRegistry() {
        assertThat(credentials(LOCAL, "{name: deploy}", "deploy.example.com"))
                .isInstanceOfSatisfying(
                        TagCredentials.OfRegistry.class,
                        found -> assertThat(found.registry().key()).isEqualTo(Fleet.key("ns/deploy")));
    }

    @Test
    void aGrantLetsAnArtifactUseAForeignRegistry() {
        String granted = grant("prov/g", "RenderArtifact", "ns", "Registry");

        assertThat(credentials(FOREIGN + granted, "{name: deploy, namespace: prov}", "deploy.example.com"))
                .isInstanceOf(TagCredentials.OfRegistry.class);
    }

    @Test
    @DisplayName("G09, F26: a grant for targets does not let an artifact use a registry")
    void aGrantForTargetsDoesNotSuffice() {
        String forTargets = grant("prov/g", "Target", "ns", "Registry");

        assertThat(credentials(FOREIGN + forTargets, "{name: deploy, namespace: prov}", "deploy.example.com"))
                .isInstanceOfSatisfying(TagCredentials.Refused.class, refused -> {
                    assertThat(refused.reason()).isEqualTo(TagCredentials.Reason.NOT_GRANTED);
                    assertThat(refused.message()).contains("RenderArtifact", "prov");
                });
    }

    @Test
    void aRegistryThatIsBeingDeletedGivesThemOnlyForWhatIsInItAndWhileItIsProtected() {
        String going = deleted("[solar.opendefense.cloud/registry-ref]");

        assertThat(credentials(going, "{name: deploy}", "deploy.example.com"))
                .isInstanceOf(TagCredentials.OfRegistry.class);
        assertThat(credentials(going, "{name: deploy}", "other.example.com"))
                .isInstanceOfSatisfying(
                        TagCredentials.Refused.class,
                        refused -> assertThat(refused.reason()).isEqualTo(TagCredentials.Reason.REGISTRY_NOT_FOUND));
    }

    @Test
    void aMissingRegistryGivesNoCredentials() {
        assertThat(credentials("", "{name: deploy}", "deploy.example.com"))
                .isInstanceOfSatisfying(
                        TagCredentials.Refused.class,
                        refused -> assertThat(refused.reason()).isEqualTo(TagCredentials.Reason.REGISTRY_NOT_FOUND));
    }

    @Test
    void aRegistryThatIsDeletedGivesNoneUnlessAFinalizerHoldsIt() {
        String holder = object("Target", "ns/t", "", "renderRegistryRef: {name: deploy}");

        assertThat(credentials(deleted("[]") + holder, "{name: deploy}", "deploy.example.com"))
                .isInstanceOf(TagCredentials.Refused.class);
        assertThat(credentials(deleted("[example.test/hold]"), "{name: deploy}", "deploy.example.com"))
                .isInstanceOf(TagCredentials.OfRegistry.class);
    }

    @ParameterizedTest(name = "K08, F26: credentials for {0}: {1}")
    @CsvSource({
        "deploy.example.com, true",
        "oci://Deploy.example.com/, true",
        "other.example.com, false",
        "deploy.example.com:5000, false",
        "deploy.example.com.evil.org, false",
        "'', false"
    })
    void credentialsGoToTheRegistrysOwnHostOnly(String baseUrl, boolean expected) {
        TagCredentials credentials = credentials(LOCAL, "{name: deploy}", baseUrl);

        assertThat(credentials instanceof TagCredentials.OfRegistry).isEqualTo(expected);
    }

    private static String deleted(String finalizers) {
        return object(
                "Registry",
                "ns/deploy",
                "deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: " + finalizers,
                "hostname: deploy.example.com");
    }

    private static TagCredentials credentials(String fleet, String registryRef, String baseUrl) {
        String artifact = object(
                "RenderArtifact",
                "ns/a",
                "",
                "baseURL: '" + baseUrl + "', repository: r, tag: t, renderTaskRef: x, registryRef: " + registryRef);
        return TagCredentials.of(
                fleet.isEmpty() ? Fleet.empty() : Fleet.of(fleet),
                SolarKinds.RENDER_ARTIFACT.cast(Fleet.object(artifact)));
    }
}
