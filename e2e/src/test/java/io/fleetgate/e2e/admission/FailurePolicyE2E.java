package io.fleetgate.e2e.admission;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.FleetKinds;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Once the webhook is gone the API server decides, by the registration's failurePolicy. */
@ExtendWith(InstallationExtension.class)
class FailurePolicyE2E {
    private static final String UNANSWERED = "failed calling webhook \"validate.fleetgate.io\"";
    private static final String ALL_KINDS = String.join(",", FleetKinds.PLURALS);
    private static final int NUMBER_OF_KINDS = 12;

    private final Installation installation;

    FailurePolicyE2E(Installation installation) {
        this.installation = installation;
    }

    @Test
    void failRefusesEveryOperationOnEveryKindAndIgnoreStoresIt() throws IOException, InterruptedException {
        var refusing = installation.newUnregisteredNamespace("fail");
        var ignoring = installation.newUnregisteredNamespace("ignore");
        refusing.store(oneOfEachKind("stored"));
        try (var webhook = installation.startWebhook("stopped-webhook")) {
            installation.register(refusing, webhook, "Fail");
            installation.register(ignoring, webhook, "Ignore");
            assertThat(webhook.stop()).isZero();
        }

        var created = refusing.apply(oneOfEachKind("refused"));
        var updated = refusing.kubectl("label", ALL_KINDS, "--all", "touched=yes");
        var deleted = refusing.kubectl("delete", ALL_KINDS, "--all", "--wait=false");
        var ignored = ignoring.apply(oneOfEachKind("ignored"));

        for (var refused : List.of(created, updated, deleted)) {
            assertThat(refused.stderr().split(UNANSWERED)).as(refused.stderr()).hasSize(NUMBER_OF_KINDS + 1);
        }
        assertThat(refusing.kubectl("get", ALL_KINDS, "-o", "name").output())
                .hasLineCount(NUMBER_OF_KINDS)
                .doesNotContain("refused");
        assertThat(ignored.output()).hasLineCount(NUMBER_OF_KINDS).doesNotContain("unchanged");
        assertThat(ignoring.kubectl("get", ALL_KINDS, "-o", "name").output()).hasLineCount(NUMBER_OF_KINDS);
    }

    private static String oneOfEachKind(String name) {
        return FleetKinds.KINDS.stream().map(kind -> """
                        ---
                        apiVersion: solar.opendefense.cloud/v1alpha1
                        kind: %s
                        metadata: {name: %s}
                        """.formatted(kind, name)).collect(joining());
    }
}
