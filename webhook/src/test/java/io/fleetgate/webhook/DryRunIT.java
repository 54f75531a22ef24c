package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plans over the fleet of the demo. */
class DryRunIT {
    private static final String WIDENED = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Profile
            metadata: {name: kyverno-next, namespace: fleet}
            spec:
              releaseRef: {name: kyverno-v2}
              targetSelector:
                matchLabels: {k8s: "1.35"}
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
    void aChangedProfileIsPlannedAsJsonByDefault() throws Exception {
        HttpResponse<String> answer = webhook.dryRun("", WIDENED);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/json");
        assertThat(plan(answer).path("verdict").asText()).isEqualTo("changed");
        assertThat(plan(answer).path("targets")).isNotEmpty();
        assertThat(plan(answer).path("digest").asText()).startsWith("sha256:");
    }

    @Test
    void thePlanComesAsTextForWhoeverAsks() throws Exception {
        HttpResponse<String> answer =
                webhook.post("/v1/dry-run", BodyPublishers.ofString(WIDENED), "Accept", "text/plain");

        assertThat(answer.headers().firstValue("content-type")).hasValue("text/plain;charset=utf-8");
        assertThat(answer.body()).containsPattern("fleet/edge-berlin +switch +kyverno");
    }

    @Test
    void theMediaTypeThatCurlInventsIsNotMinded() throws Exception {
        HttpResponse<String> answer = webhook.post(
                "/v1/dry-run", BodyPublishers.ofString(WIDENED), "Content-Type", "application/x-www-form-urlencoded");

        assertThat(plan(answer).path("verdict").asText()).isEqualTo("changed");
    }

    @Test
    @DisplayName("BC-098: YAML, JSON, List and review of one change give one plan")
    void yamlJsonListAndReviewOfOneChangeGiveOnePlan() throws Exception {
        String json = """
                {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"Profile",
                 "metadata":{"name":"kyverno-next","namespace":"fleet"},
                 "spec":{"releaseRef":{"name":"kyverno-v2"},"targetSelector":{"matchLabels":{"k8s":"1.35"}}}}
                """;
        JsonNode expected = plan(webhook.dryRun("", WIDENED)).path("targets");

        assertThat(plan(webhook.dryRun("", json)).path("targets")).isEqualTo(expected);
        assertThat(plan(webhook.dryRun("", "{\"apiVersion\":\"v1\",\"kind\":\"List\",\"items\":[" + json + "]}"))
                        .path("targets"))
                .isEqualTo(expected);
        assertThat(plan(webhook.dryRun("", Reviews.ofProfile("UPDATE", json))).path("targets"))
                .isEqualTo(expected);
    }

    @Test
    void aDeniedPlanIsAnsweredWith200AndItsProblems() throws Exception {
        HttpResponse<String> answer =
                webhook.dryRun("", WIDENED.replace("{k8s: \"1.35\"}", "{\"k8s version\": \"1.35\"}"));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(plan(answer).path("verdict").asText()).isEqualTo("denied");
        assertThat(plan(answer).path("problems").get(0).path("path").asText()).startsWith("spec.targetSelector");
        assertThat(plan(answer).path("problems").get(0).path("line").asInt()).isEqualTo(7);
    }

    @Test
    void deletesInTheUrlAndByAnnotationGiveOnePlan() throws Exception {
        HttpResponse<String> byUrl = webhook.dryRun("?delete=Profile/fleet/kyverno-next", "");
        HttpResponse<String> byAnnotation = webhook.dryRun(
                "",
                WIDENED.replace("namespace: fleet", "namespace: fleet, annotations: {fleetgate.io/operation: delete}"));

        assertThat(plan(byUrl).path("targets"))
                .isNotEmpty()
                .isEqualTo(plan(byAnnotation).path("targets"));
    }

    @Test
    void anotherOperationThanDeleteIsRefusedAtItsPlace() throws Exception {
        HttpResponse<String> answer = webhook.dryRun(
                "",
                WIDENED + "---\n"
                        + WIDENED.replace(
                                "namespace: fleet}",
                                "namespace: fleet,\n  annotations: {\n    fleetgate.io/operation: remove}}"));

        assertProblem(answer, 400, "MalformedBody");
        assertThat(answer.body())
                .contains("document 2, line 13: metadata.annotations['fleetgate.io/operation']")
                .doesNotContain("remove}");
    }

    @Test
    void everyTargetIsListedForWhoeverAsks() throws Exception {
        assertThat(plan(webhook.dryRun("?targets=all", WIDENED)).path("targets").size())
                .isGreaterThan(plan(webhook.dryRun("", WIDENED)).path("targets").size());
    }

    @Test
    void anUnknownKindIsKeptAndSaid() throws Exception {
        JsonNode plan = plan(webhook.dryRun("", "apiVersion: v9\nkind: Mystery\nmetadata: {name: a}\n"));

        assertThat(plan.path("verdict").asText()).isEqualTo("unchanged");
        assertThat(plan.path("problems").get(0).path("reason").asText()).isEqualTo("UnknownKind");
    }

    @Test
    void anotherVersionOfAKnownKindIsDenied() throws Exception {
        JsonNode plan = plan(webhook.dryRun("", WIDENED.replace("v1alpha1", "v9")));

        assertThat(plan.path("verdict").asText()).isEqualTo("denied");
        assertThat(plan.path("problems").get(0).path("reason").asText()).isEqualTo("UnknownVersion");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\tkey: value",
                "a: [",
                "kind: Profile\nkind: Target\n",
                "just text",
                "{\"a\": 1",
                "kind: Profile\nmetadata: {name: a}\n",
                ""
            })
    void textThatHoldsNoDocumentIsMalformed(String body) throws Exception {
        assertProblem(webhook.dryRun("", body), 400, "MalformedBody");
    }

    @Test
    void twoDocumentsWithOneIdentityAreNamedWithTheirLines() throws Exception {
        HttpResponse<String> answer = webhook.dryRun("", WIDENED + "---\n" + WIDENED);

        assertProblem(answer, 400, "MalformedBody");
        assertThat(answer.body()).contains("document 2, line 9", "document 1, line 1", "fleet/kyverno-next");
    }

    @Test
    void anchorsThatExplodeAndDeepNestingAreRefused() throws Exception {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x]\n");
        for (int i = 1; i < 30; i++) {
            bomb.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
        }

        assertProblem(webhook.dryRun("", bomb.toString()), 400, "MalformedBody");
        assertProblem(webhook.dryRun("", "[".repeat(10_000) + "]".repeat(10_000)), 400, "MalformedBody");
    }

    @ParameterizedTest
    @CsvSource({
        "deletes=Profile/fleet/kyverno",
        "target=all",
        "delete=Profile",
        "delete=Mystery/a/b",
        "delete=Profile//b",
        "targets=some"
    })
    void aQueryThatMeansNothingIsNamed(String query) throws Exception {
        assertProblem(webhook.dryRun("?" + query, WIDENED), 400, "MalformedRequest");
    }

    @Test
    void aFormThatIsNotOfferedIsNotAcceptable() throws Exception {
        assertProblem(
                webhook.post("/v1/dry-run", BodyPublishers.ofString(WIDENED), "Accept", "image/png"),
                406,
                "NotAcceptable");
    }

    private static JsonNode plan(HttpResponse<String> answer) {
        return Reviews.tree(answer.body());
    }

    private static void assertProblem(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/problem+json");
        assertThat(Reviews.tree(answer.body()).path("code").asText()).isEqualTo(code);
    }
}
