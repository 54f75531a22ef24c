package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.document.Documents;
import io.fleetgate.document.Limits;
import io.fleetgate.object.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The registration that is shipped, as far as it can be read: what the API server does with it is tested on one. */
class ShippedRegistrationTest {
    private JsonNode webhook;

    @BeforeEach
    void read() throws IOException {
        byte[] manifest = Files.readAllBytes(Path.of("../deploy/kubernetes/admission.yaml"));
        webhook = Documents.read(manifest, Limits.DEFAULT)
                .documents()
                .getFirst()
                .json()
                .path("webhooks")
                .path(0);
    }

    @Test
    @DisplayName(
            "BC-016: the API server waits five seconds at most, and does not ask about what keeps the cluster alive")
    void theApiServerDoesNotWaitLong() {
        JsonNode excluded = webhook.at("/namespaceSelector/matchExpressions/0");

        assertThat(webhook.path("timeoutSeconds").asInt()).isBetween(1, 5);
        assertThat(excluded.path("operator").asText()).isEqualTo("NotIn");
        assertThat(excluded.path("values")).extracting(JsonNode::asText).contains("kube-system", "kube-node-lease");
        assertThat(webhook.at("/rules/0/apiGroups"))
                .extracting(JsonNode::asText)
                .containsExactly(SolarKinds.GROUP);
    }

    @Test
    @DisplayName("BC-017: the webhook's own namespace is not judged, so that it can start while it is down")
    void theOwnNamespaceIsNotJudged() {
        String own = webhook.at("/clientConfig/service/namespace").asText();

        assertThat(webhook.at("/namespaceSelector/matchExpressions/0/values"))
                .extracting(JsonNode::asText)
                .contains(own);
    }

    @Test
    @DisplayName(
            "BC-007, BC-008, BC-011: neither subresources nor connections are asked about, and no kind is forgotten")
    void onlyObjectsAreAskedAbout() {
        assertThat(webhook.at("/rules/0/operations"))
                .extracting(JsonNode::asText)
                .containsExactlyInAnyOrder("CREATE", "UPDATE", "DELETE");
        assertThat(webhook.at("/rules/0/resources"))
                .extracting(JsonNode::asText)
                .containsExactlyInAnyOrderElementsOf(
                        SolarKinds.ALL.stream().map(Kind::plural).toList());
    }
}
