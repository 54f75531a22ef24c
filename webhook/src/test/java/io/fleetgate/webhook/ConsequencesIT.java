package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A Profile that runs kyverno on thirty targets is narrowed, widened and deleted. */
class ConsequencesIT {
    private static final String EVERYTHING = "{}";
    private static final String FIRST_TEN = "{\"matchLabels\":{\"decade\":\"0\"}}";

    @TempDir
    private static Path folder;

    @AutoClose
    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        Path fleet = Files.createDirectories(folder.resolve("fleet"));
        Files.writeString(fleet.resolve("fleet.yaml"), String.join("\n---\n", documents()));
        webhook = RunningWebhook.of(folder.resolve("certificates"), "store=dir:" + fleet);
    }

    @Test
    void aDeletionThatUndeploysTooMuchIsDeniedUntilItIsApprovedAsDryRunSays() throws Exception {
        String stored = profile(EVERYTHING, "");
        String approve = approval(dryRun("?delete=Profile/fleet/edge", "# nothing else\n"));

        JsonNode denied = review("DELETE", "null", stored);
        JsonNode annotated = review("UPDATE", profile(EVERYTHING, approve), stored);
        JsonNode allowed = review("DELETE", "null", profile(EVERYTHING, approve));

        assertThat(denied.path("allowed").asBoolean()).isFalse();
        assertThat(denied.path("status").path("message").asText())
                .startsWith(
                        "undeploys Release fleet/kyverno on 30 of the 30 targets of Profile fleet/edge, and 6 is the"
                                + " limit: fleet/t10, fleet/t11, fleet/t12 and 27 more; ")
                .contains("fleetgate.io/approve: " + approve);
        assertThat(annotated.path("allowed").asBoolean()).isTrue();
        assertThat(warnings(annotated)).noneMatch(warning -> warning.contains("undeploys"));
        assertThat(allowed.path("allowed").asBoolean()).isTrue();
        assertThat(warnings(allowed)).first().asString().startsWith("undeploys kyverno on 30 targets: fleet/t10, ");
    }

    @Test
    void anUpdateIsApprovedByTheObjectThatIsSent() throws Exception {
        String stored = profile(EVERYTHING, "");
        String approve = approval(dryRun("", profile(FIRST_TEN, "")));

        JsonNode denied = review("UPDATE", profile(FIRST_TEN, ""), stored);
        JsonNode allowed = review("UPDATE", profile(FIRST_TEN, approve), stored);
        JsonNode planned = dryRun("", profile(FIRST_TEN, approve));

        assertThat(denied.path("status").path("message").asText()).contains("on 20 of the 30 targets", approve);
        assertThat(allowed.path("allowed").asBoolean()).isTrue();
        assertThat(planned.path("verdict").asText()).isEqualTo("changed");
    }

    @Test
    void anApprovalOfAnotherLossIsNone() throws Exception {
        String approve = approval(dryRun("", profile(FIRST_TEN, "")));

        JsonNode denied = review("DELETE", "null", profile(EVERYTHING, approve));

        assertThat(denied.path("status").path("message").asText())
                .startsWith("metadata.annotations['fleetgate.io/approve']: ")
                .contains("; the approval given is for another loss; ");
    }

    @Test
    void theReviewKnowsBetterThanTheStoreWhatTheObjectWas() throws Exception {
        String narrower = profile(FIRST_TEN, "");

        JsonNode denied = review("DELETE", "null", narrower);

        assertThat(denied.path("status").path("message").asText()).contains("on 10 of the 10 targets");
    }

    @Test
    void whatIsBeingDeletedAlreadyMayBeChangedInAnyWay() throws Exception {
        String terminating =
                profile(EVERYTHING, "").replace("\"uid\"", "\"deletionTimestamp\":\"2026-11-30T00:00:00Z\",\"uid\"");

        JsonNode allowed = review("UPDATE", terminating.replace(EVERYTHING, FIRST_TEN), terminating);

        assertThat(allowed.path("allowed").asBoolean()).isTrue();
        assertThat(allowed.has("warnings")).isFalse();
    }

    @Test
    void warningsAreShort() throws Exception {
        JsonNode allowed = review("CREATE", profile(EVERYTHING, "").replace("\"edge\"", "\"more\""), "null");

        assertThat(allowed.path("allowed").asBoolean()).isTrue();
        assertThat(warnings(allowed))
                .isNotEmpty()
                .allSatisfy(warning -> assertThat(warning).hasSizeLessThanOrEqualTo(120));
    }

    private static List<String> documents() {
        List<String> documents = new ArrayList<>(List.of(
                object("ComponentVersion", "kyverno-v1", "", "{\"componentRef\":{\"name\":\"kyverno\"}}"),
                object(
                        "Release",
                        "kyverno",
                        "",
                        "{\"componentVersionRef\":{\"name\":\"kyverno-v1\"},\"uniqueName\":\"kyverno\"}"),
                profile(EVERYTHING, "")));
        for (int i = 10; i < 40; i++) {
            documents.add(object("Target", "t" + i, ",\"labels\":{\"decade\":\"" + (i / 10 - 1) + "\"}", "{}"));
        }
        return documents;
    }

    private static String profile(String selector, String approve) {
        String annotations = approve.isEmpty() ? "" : ",\"annotations\":{\"fleetgate.io/approve\":\"" + approve + "\"}";
        return object(
                "Profile",
                "edge",
                annotations,
                "{\"releaseRef\":{\"name\":\"kyverno\"},\"targetSelector\":" + selector + "}");
    }

    private static String object(String kind, String name, String metadata, String spec) {
        return "{\"apiVersion\":\"solar.opendefense.cloud/v1alpha1\",\"kind\":\"" + kind
                + "\",\"metadata\":{\"namespace\":\"fleet\",\"name\":\"" + name + "\",\"uid\":\"uid-of-" + name + "\""
                + metadata + "},\"spec\":" + spec + "}";
    }

    private static JsonNode review(String operation, String object, String oldObject) throws Exception {
        HttpResponse<String> answer = webhook.validate("""
                {"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{
                 "uid":"u-1","operation":"%s","namespace":"fleet","name":"edge",
                 "kind":{"group":"solar.opendefense.cloud","version":"v1alpha1","kind":"Profile"},
                 "object":%s, "oldObject":%s}}
                """.formatted(operation, object, oldObject));
        assertThat(answer.statusCode()).isEqualTo(200);
        return Reviews.tree(answer.body()).path("response");
    }

    private static JsonNode dryRun(String query, String body) throws Exception {
        return Reviews.tree(webhook.dryRun(query, body).body());
    }

    private static String approval(JsonNode plan) {
        assertThat(plan.path("verdict").asText()).isEqualTo("denied");
        return plan.path("problems").path(0).path("approve").asText();
    }

    private static List<String> warnings(JsonNode response) {
        List<String> warnings = new ArrayList<>();
        response.path("warnings").forEach(warning -> warnings.add(warning.asText()));
        return warnings;
    }
}
