package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Long streams with one fault, and values that YAML takes for something else, as a user of a dry-run meets them. */
class BadInputIT {
    private static final String API_VERSION = "apiVersion: solar.opendefense.cloud/v1alpha1\n";

    @TempDir
    private static Path folder;

    @AutoClose
    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        webhook = RunningWebhook.overExampleFleet(folder);
    }

    @ParameterizedTest(name = "whose 57th document {0}")
    @CsvSource(delimiter = '|', textBlock = """
            is cut off            | 'kind: Target\\nmetadata: {name: t57, namespace: ns\\n'     | document 57, line 228
            is indented by a tab  | 'kind: Target\\nmetadata:\\n\\tname: t57\\n'               | document 57, line 228
            has no kind           | 'metadata: {name: t57, namespace: ns}\\n'                  | document 57, line 225
            has a number as name  | 'kind: Target\\nmetadata: {name: 57, namespace: ns}\\n'    | document 57, line 227
            has a key twice       | 'kind: Target\\nkind: Target\\nmetadata: {name: t57}\\n'   | document 57, line 227
            is another's twin     | 'kind: Target\\nmetadata: {name: t56, namespace: ns}\\n'   | document 57, line 225
            """)
    void aStreamWithOneBrokenDocumentNamesItAndJudgesNothing(String what, String broken, String place)
            throws Exception {
        String stream = IntStream.rangeClosed(1, 60)
                .mapToObj(i -> API_VERSION
                        + (i == 57
                                ? broken.translateEscapes()
                                : "kind: Target\nmetadata: {name: t" + i + ", namespace: ns}\n"))
                .collect(Collectors.joining("---\n"));

        HttpResponse<String> answer = webhook.dryRun("", stream);

        assertThat(answer.statusCode()).as(what).isEqualTo(400);
        assertThat(Reviews.tree(answer.body()).path("detail").asText())
                .startsWith(place + ": ")
                .endsWith("(nothing was judged)");
    }

    @Test
    void labelsThatYamlTurnedIntoBooleansAndNumbersAreDeniedEachOnItsLine() throws Exception {
        JsonNode plan = plan(API_VERSION + """
                kind: Target
                metadata:
                  name: t
                  namespace: fleet
                  labels:
                    managed: yes
                    version: 1.10
                    on: call
                """);

        assertThat(plan.path("verdict").asText()).isEqualTo("denied");
        assertThat(plan.path("problems"))
                .extracting(problem -> problem.path("line").asInt() + " "
                        + problem.path("severity").asText() + " "
                        + problem.path("path").asText())
                .startsWith("7 error metadata.labels.managed", "8 error metadata.labels.version")
                .contains("9 warning metadata.labels.true");
    }

    @Test
    void aNamespaceAndWhatIsToBeInItAreOneFinalState() throws Exception {
        JsonNode plan = plan("""
                apiVersion: v1
                kind: Namespace
                metadata: {name: new}
                ---
                """ + API_VERSION + "kind: Target\nmetadata: {name: t, namespace: new}\n");

        assertThat(plan.path("verdict").asText()).isEqualTo("changed");
        assertThat(plan.path("problems"))
                .noneMatch(
                        problem -> problem.path("object").path("kind").asText().equals("Namespace"));
    }

    private static JsonNode plan(String documents) throws Exception {
        HttpResponse<String> answer = webhook.dryRun("", documents);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Reviews.tree(answer.body());
    }
}
