package io.fleetgate.e2e.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the API server refuses by the schemas alone. */
@ExtendWith(InstallationExtension.class)
class SchemaE2E {
    private static final String RELEASE = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {name: shop}
            spec:
              componentVersionRef: {name: shop-1-4-0}
              %s
            """;

    private final Installation installation;

    SchemaE2E(Installation installation) {
        this.installation = installation;
    }

    @ParameterizedTest
    @ValueSource(strings = {"2147483648", "-2147483649", "1.5", "'1'"})
    void priorityThatIsNoInt32IsRefused(String priority) throws IOException, InterruptedException {
        var applied = installation.newNamespace("schema").apply(RELEASE.formatted("priority: " + priority));

        assertThat(applied.exitCode()).isEqualTo(1);
        assertThat(applied.stderr()).contains("spec.priority").doesNotContain("admission webhook");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2147483647", "-2147483648", "0"})
    void priorityWithinInt32IsStored(String priority) throws IOException, InterruptedException {
        var namespace = installation.newNamespace("schema");

        namespace.store(RELEASE.formatted("priority: " + priority));

        assertThat(namespace.read("release/shop").at("/spec/priority").asText()).isEqualTo(priority);
    }

    @ParameterizedTest
    @CsvSource({"'uniquename: shop', uniquename", "'antiAffinity: {matchlabels: {a: b}}', matchlabels"})
    void misspeltFieldIsNamedByStrictValidation(String field, String named) throws IOException, InterruptedException {
        var applied = installation.newNamespace("schema").apply(RELEASE.formatted(field));

        assertThat(applied.exitCode()).isEqualTo(1);
        assertThat(applied.stderr()).contains("unknown field", named);
    }
}
