package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.webhook.validate.FleetJudge;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Verdicts of the published rules, as the API server receives them. */
class ValidateIT {
    @TempDir
    private static Path folder;

    @AutoClose
    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        AdmissionRules rules = new AdmissionRules(RulePolicy.DEFAULT);
        webhook = RunningWebhook.judgingBy(new FleetJudge(() -> rules, RolloutPolicy.DEFAULT), folder);
    }

    @Test
    void anAllowedUpdateIsAnsweredWithTheEnvelopeAndTheUid() throws Exception {
        HttpResponse<String> answer = webhook.validate(Reviews.update());

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/json");
        assertThat(Reviews.tree(answer.body()).path("apiVersion").asText()).isEqualTo("admission.k8s.io/v1");
        assertThat(Reviews.tree(answer.body()).path("kind").asText()).isEqualTo("AdmissionReview");
        assertThat(response(answer).path("uid").asText()).isEqualTo("u-1");
        assertThat(response(answer).path("allowed").asBoolean()).isTrue();
    }

    @Test
    void aChangedUniqueNameIsDeniedWithStatus200AndEveryProblemInTheMessage() throws Exception {
        HttpResponse<String> answer = webhook.validate(Reviews.updateBut(request -> {
            spec(request, "object").put("uniqueName", "other");
            spec(request, "object").put("priority", "high");
        }));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(response(answer).path("allowed").asBoolean()).isFalse();
        assertThat(response(answer).path("uid").asText()).isEqualTo("u-1");
        assertThat(response(answer).path("status").path("code").asInt()).isEqualTo(422);
        assertThat(response(answer).path("status").path("reason").asText()).isEqualTo("Invalid");
        assertThat(response(answer).path("status").path("message").asText())
                .contains("spec.uniqueName: ")
                .contains("spec.priority: ");
    }

    @Test
    @DisplayName("BC-004: a spec that is no map is denied with a readable message and the uid")
    void aSpecThatIsNotAMapIsDeniedWithAReadableMessage() throws Exception {
        HttpResponse<String> answer = webhook.validate(Reviews.updateBut(request -> {
            request.put("operation", "CREATE").putNull("oldObject");
            ((ObjectNode) request.get("object")).put("spec", "not-a-map");
        }));

        assertThat(response(answer).path("allowed").asBoolean()).isFalse();
        assertThat(response(answer).path("status").path("message").asText()).startsWith("spec: must be an object");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aDryRunGetsTheSameVerdict(boolean dryRun) throws Exception {
        HttpResponse<String> answer = webhook.validate(Reviews.updateBut(request -> {
            request.put("dryRun", dryRun);
            spec(request, "object").put("uniqueName", "other");
        }));

        assertThat(response(answer).path("allowed").asBoolean()).isFalse();
    }

    @Test
    @DisplayName("BC-001: a delete without object is judged by the old object")
    void aDeleteWithoutObjectIsJudgedByTheOldObject() throws Exception {
        assertAllowed(request -> request.put("operation", "DELETE").putNull("object"));
    }

    @Test
    @DisplayName("BC-002: a delete with neither object is allowed, whether they are null or absent")
    void aDeleteWithNeitherObjectIsAllowedWhetherNullOrAbsent() throws Exception {
        assertAllowed(
                request -> request.put("operation", "DELETE").putNull("object").putNull("oldObject"));
        assertAllowed(request -> {
            request.put("operation", "DELETE");
            request.remove("object");
            request.remove("oldObject");
        });
    }

    @Test
    @DisplayName("BC-004: a kind that is not ours is allowed")
    void aKindThatIsNotOursIsAllowed() throws Exception {
        assertAllowed(request -> ((ObjectNode) request.get("kind"))
                .put("group", "nobody.example.test")
                .put("version", "v9")
                .put("kind", "Mystery"));
    }

    @ParameterizedTest(name = "BC-011: whatever a subresource holds is allowed: {0}")
    @ValueSource(strings = {"status", "scale", "anything"})
    void aSubresourceIsAllowedWhateverItHolds(String subResource) throws Exception {
        assertAllowed(request -> {
            request.put("subResource", subResource);
            ((ObjectNode) request.get("object")).put("spec", "not-a-map");
        });
    }

    @Test
    @DisplayName("BC-007: a scale is allowed without being read as its parent")
    void aScaleOfAnotherKindIsAllowedWithoutBeingReadAsItsParent() throws Exception {
        assertAllowed(request -> {
            request.put("subResource", "scale");
            ((ObjectNode) request.get("kind"))
                    .put("group", "autoscaling")
                    .put("version", "v1")
                    .put("kind", "Scale");
        });
    }

    @Test
    @DisplayName("BC-008: a connect is allowed without metadata")
    void aConnectIsAllowedWithoutMetadata() throws Exception {
        assertAllowed(request -> {
            request.put("operation", "CONNECT").put("subResource", "exec").putNull("oldObject");
            request.putObject("object").put("stdin", true);
        });
    }

    @Test
    void anotherVersionOfAKindIsAllowedAndSaid() throws Exception {
        HttpResponse<String> answer = webhook.validate(
                Reviews.updateBut(request -> ((ObjectNode) request.get("kind")).put("version", "v1beta1")));

        assertThat(response(answer).path("allowed").asBoolean()).isTrue();
        assertThat(response(answer).path("warnings").get(0).asText()).contains("v1beta1");
    }

    @Test
    void fieldsInAnyOrderGiveTheSameVerdict() throws Exception {
        String objectFirst = Reviews.updateBut(request -> {
            spec(request, "object").put("uniqueName", "other");
            for (String field : new String[] {"kind", "operation", "uid"}) {
                JsonNode value = request.remove(field);
                request.set(field, value);
            }
        });

        assertThat(response(webhook.validate(objectFirst)).path("allowed").asBoolean())
                .isFalse();
    }

    @Test
    @DisplayName("BC-013: an update of two large objects is answered")
    void anUpdateOfTwoLargeObjectsIsAnswered() throws Exception {
        String large = Reviews.updateBut(request -> {
            spec(request, "object").put("note", "x".repeat(1_450_000));
            spec(request, "oldObject").put("note", "y".repeat(1_450_000));
        });

        HttpResponse<String> answer = webhook.validate(large);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(response(answer).path("allowed").asBoolean()).isTrue();
    }

    private static void assertAllowed(Consumer<ObjectNode> change) throws Exception {
        HttpResponse<String> answer = webhook.validate(Reviews.updateBut(change));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(response(answer).path("uid").asText()).isEqualTo("u-1");
        assertThat(response(answer).path("allowed").asBoolean()).isTrue();
    }

    private static JsonNode response(HttpResponse<String> answer) {
        return Reviews.tree(answer.body()).path("response");
    }

    private static ObjectNode spec(ObjectNode request, String field) {
        return (ObjectNode) request.get(field).get("spec");
    }
}
