package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** AdmissionReviews as documents of a dry-run: read as {@code /validate} reads them. */
class DryRunOfReviewIT {
    private static final String PROFILE = """
            {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"Profile",
             "metadata":{"name":"kyverno-next","namespace":"fleet"},
             "spec":{"releaseRef":{"name":"kyverno-v2"},
              "targetSelector":{
               "matchLabels":{"k8s version":"1.35"}}}}
            """;

    @TempDir
    private static Path folder;

    @AutoClose
    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        webhook = RunningWebhook.overExampleFleet(folder);
    }

    @Test
    void aProblemIsReportedOnItsLineWithinTheReview() throws Exception {
        JsonNode problem =
                plan(Reviews.ofProfile("UPDATE", PROFILE)).path("problems").get(0);

        assertThat(problem.path("path").asText()).startsWith("spec.targetSelector.matchLabels");
        assertThat(problem.path("line").asInt()).isEqualTo(8);
    }

    @Test
    void anObjectWithoutANameTakesItFromTheRequest() throws Exception {
        JsonNode plan = plan(profileBut(request -> request.withObject("object").remove("metadata")));

        assertThat(plan.path("problems").get(0).path("object").path("name").asText())
                .isEqualTo("kyverno-next");
    }

    @ParameterizedTest
    @ValueSource(strings = {"oldObject", "nothing"})
    void aDeleteNeedsNoObject(String kept) throws Exception {
        JsonNode byReview = plan(profileBut(request -> {
            request.put("operation", "DELETE");
            request.retain("uid", "kind", "operation", "namespace", "name", kept);
        }));
        HttpResponse<String> byUrl =
                webhook.post("/v1/dry-run?delete=Profile/fleet/kyverno-next", BodyPublishers.noBody());

        assertThat(byReview.path("targets"))
                .isNotEmpty()
                .isEqualTo(Reviews.tree(byUrl.body()).path("targets"));
    }

    @Test
    void aStatusUpdateProposesNothingAndIsToldSo() throws Exception {
        assertRefused(profileBut(request -> request.put("subResource", "status")), "the subresource status");
    }

    @ParameterizedTest
    @CsvSource({
        "uid, request.uid is missing",
        "kind, request.kind is missing",
        "operation, request.operation is missing",
        "object, request.object is missing",
        "oldObject, request.oldObject is missing"
    })
    void aReviewWithoutWhatAnAnswerNeedsIsRefused(String field, String sentence) throws Exception {
        assertRefused(profileBut(request -> request.remove(field)), sentence);
    }

    @Test
    void metadataThatIsNoObjectIsRefused() throws Exception {
        assertRefused(
                profileBut(request -> request.withObject("object").put("metadata", "x")),
                "request.object.metadata must be an object");
    }

    @Test
    void anotherVersionOfTheReviewIsRefused() throws Exception {
        assertRefused(
                Reviews.ofProfile("UPDATE", PROFILE).replace("admission.k8s.io/v1\"", "admission.k8s.io/v1beta1\""),
                "admission.k8s.io/v1");
    }

    private static String profileBut(Consumer<ObjectNode> change) {
        ObjectNode review = (ObjectNode) Reviews.tree(Reviews.ofProfile("UPDATE", PROFILE));
        change.accept(review.withObject("request"));
        return review.toString();
    }

    private static JsonNode plan(String review) throws Exception {
        HttpResponse<String> answer = webhook.post("/v1/dry-run", BodyPublishers.ofString(review));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Reviews.tree(answer.body());
    }

    private static void assertRefused(String review, String sentence) throws Exception {
        HttpResponse<String> answer = webhook.post("/v1/dry-run", BodyPublishers.ofString(review));

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
        assertThat(Reviews.tree(answer.body()).path("code").asText()).isEqualTo("MalformedReview");
        assertThat(Reviews.tree(answer.body()).path("detail").asText())
                .startsWith("document 1, line 1: ")
                .contains(sentence);
    }
}
