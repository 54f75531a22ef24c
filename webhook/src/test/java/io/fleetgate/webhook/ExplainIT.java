package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Explanations over the fleet of the demo. */
class ExplainIT {
    @TempDir
    private static Path folder;

    @AutoClose
    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        webhook = RunningWebhook.overExampleFleet(folder);
    }

    @ParameterizedTest
    @CsvSource({
        "targets/fleet/edge-berlin, Explanation, target fleet/edge-berlin",
        "profiles/fleet/kyverno-next, Reach, Profile fleet/kyverno-next",
        "releases/fleet/linkerd, Reach, Release fleet/linkerd"
    })
    void everyExplanationComesInBothForms(String path, String kind, String firstLine) throws Exception {
        HttpResponse<String> json = webhook.get("/v1/explain/" + path);
        HttpResponse<String> text = webhook.get("/v1/explain/" + path, "Accept", "text/plain");

        assertThat(json.headers().firstValue("content-type")).hasValue("application/json");
        assertThat(Reviews.tree(json.body()).path("kind").asText()).isEqualTo(kind);
        assertThat(text.headers().firstValue("content-type")).hasValue("text/plain;charset=utf-8");
        assertThat(text.body()).startsWith(firstLine + ": ");
    }

    @Test
    void theLimitBoundsForHowManyLosersItIsWorkedOutWhatWouldHaveToChange() throws Exception {
        JsonNode one = tree("targets/fleet/edge-berlin?limit=1");

        assertThat(one.path("candidates").valueStream().filter(candidate -> candidate.has("toWin")))
                .hasSize(1);
        assertThat(one.path("candidates")).hasSize(6);
    }

    @Test
    void theLimitBoundsTheTargetsThatAreListedAndTheRestIsCounted() throws Exception {
        JsonNode accepted = tree("profiles/fleet/kyverno?limit=1").path("accepted");

        assertThat(accepted.path("targets")).hasSize(1);
        assertThat(accepted.path("more").asInt())
                .isEqualTo(accepted.path("total").asInt() - 1)
                .isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"targets/fleet/absent", "profiles/fleet/absent", "releases/fleet/absent"})
    void whatDoesNotExistIsNotFound(String path) throws Exception {
        assertProblem(webhook.get("/v1/explain/" + path), 404, "NotFound");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "1001", "ten", "", "99999999999"})
    void anotherLimitThanANumberInRangeIsRefused(String limit) throws Exception {
        assertProblem(webhook.get("/v1/explain/targets/fleet/edge-berlin?limit=" + limit), 400, "MalformedRequest");
    }

    private static JsonNode tree(String path) throws Exception {
        return Reviews.tree(webhook.get("/v1/explain/" + path).body());
    }

    private static void assertProblem(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/problem+json");
        assertThat(Reviews.tree(answer.body()).path("code").asText()).isEqualTo(code);
    }
}
