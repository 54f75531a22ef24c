package io.fleetgate.e2e.admission;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import io.fleetgate.e2e.installation.TestNamespace;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** {@code kubectl --dry-run=server} asks the webhook as well, because it declares to have no side effects. */
@ExtendWith(InstallationExtension.class)
class ServerDryRunE2E {
    private static final String DRY_RUN = "--dry-run=server";
    private static final String TARGET_SELECTED_BY = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Profile
            metadata: {name: edge}
            spec:
              releaseRef: {name: kyverno}
              targetSelector:
                matchExpressions:
                  - {key: env, operator: %s, values: [edge]}
            """;

    private final Installation installation;
    private TestNamespace namespace;

    ServerDryRunE2E(Installation installation) {
        this.installation = installation;
    }

    @BeforeEach
    void takeNamespace() throws IOException, InterruptedException {
        namespace = installation.newNamespace("server-dry-run");
    }

    @Test
    void invalidSelectorIsDeniedWithItsPathAndInTheSameWordsAsWithoutDryRun() throws IOException, InterruptedException {
        var profile = TARGET_SELECTED_BY.formatted("Within");

        var tried = namespace.apply(profile, DRY_RUN);
        var applied = namespace.apply(profile);

        assertThat(tried.exitCode()).isEqualTo(1);
        assertThat(tried.stderr())
                .contains("denied the request: spec.targetSelector.matchExpressions[0].operator: "
                        + "\"Within\" is not a selector operator; use In, NotIn, Exists or DoesNotExist")
                .isEqualTo(applied.stderr());
    }

    @Test
    void allowedCreateGivesTheSameWarningsAndStoresNothing() throws IOException, InterruptedException {
        var profile = TARGET_SELECTED_BY.formatted("In");

        var tried = namespace.apply(profile, DRY_RUN);

        assertThat(tried.output()).contains("created (server dry run)");
        assertThat(namespace.kubectl("get", "profile/edge").stderr()).contains("NotFound");
        assertThat(tried.stderr())
                .contains("Warning: ")
                .isEqualTo(namespace.apply(profile).stderr());
    }

    @Test
    void allowedUpdateStoresNothing() throws IOException, InterruptedException {
        namespace.store(TARGET_SELECTED_BY.formatted("In"));
        var before = namespace.read("profile/edge");

        namespace.apply(TARGET_SELECTED_BY.formatted("NotIn"), DRY_RUN).output();

        assertThat(namespace.read("profile/edge")).isEqualTo(before);
    }

    @Test
    void allowedDeleteStoresNothing() throws IOException, InterruptedException {
        namespace.store(TARGET_SELECTED_BY.formatted("In"));

        namespace.kubectl("delete", "profile/edge", DRY_RUN).output();

        assertThat(namespace
                        .read("profile/edge")
                        .at("/metadata/deletionTimestamp")
                        .isMissingNode())
                .isTrue();
    }
}
