package io.fleetgate.render.name;

import static io.fleetgate.fixture.Fleet.key;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The formulas against what was published and recorded. */
class RenderNamesTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            F13 generation 1  | default/my-release  | cluster-1 | 1 | render-rel-my-release-1013a8d0
            F13 generation 2  | default/my-release  | cluster-1 | 2 | render-rel-my-release-2dd6fbbb
            F8 namespace      | provider/my-release | cluster-1 | 1 | render-rel-my-release-b90b0533
            recorded istio    | s13/istio           | edge-a    | 1 | render-rel-istio-6a8d263a
            recorded ky       | s13/ky              | edge-a    | 1 | render-rel-ky-0c291e2b
            """)
    void namesTheTaskOfARelease(String row, String release, String target, long generation, String expected) {
        assertThat(RenderNames.releaseTask(key(release), target, generation)).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', textBlock = """
            -                          | e3b0c442
            chart=                     | aa03cd1d
            chart=regcred              | ad813389
            chart=other                | 9da98dd3
            chart=regcred, image=other | da6f0740
            image=other, chart=regcred | da6f0740
            chart=regcred-120          | 07140718
            """)
    void tagsByWhatIsPulledWithWhichSecret(String secrets, String expected) {
        assertThat(RenderNames.pullSecretTag(secrets(secrets))).isEqualTo(expected);
    }

    @Test
    void namesTheRestAsPublished() {
        assertThat(RenderNames.bootstrapTask("cluster-1", 0)).isEqualTo("render-tgt-cluster-1-0");
        assertThat(RenderNames.releaseTag(1, Map.of("chart", "regcred"))).isEqualTo("v0.0.1-ad813389");
        assertThat(RenderNames.releaseRepository("default", key("default/my-release")))
                .isEqualTo("default/default/release-my-release");
        assertThat(RenderNames.bootstrapRepository(key("default/cluster-1"))).isEqualTo("default/bootstrap-cluster-1");
        assertThat(RenderNames.bootstrapTag(0)).isEqualTo("v0.0.0");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            published          | default | registry.example.com | default/default/release-my-release | v0.0.1-ad813389 | cluster-1 | render-art-bbba9a87 | render-bind-e8f8dccd
            recorded release   | s13     | deploy.example.com   | s13/s13/release-istio              | v0.0.1-aa03cd1d | edge-a    | render-art-43b81f68 | render-bind-a542a127
            recorded bootstrap | s13     | deploy.example.com   | s13/bootstrap-edge-a               | v0.0.0          | edge-a    | render-art-c94fce4c | render-bind-7b4cd151
            """)
    void namesAnArtifactAndTheClaimOnIt(
            String row,
            String namespace,
            String baseUrl,
            String repository,
            String tag,
            String target,
            String artifact,
            String binding) {
        assertThat(RenderNames.artifact(namespace, baseUrl, repository, tag)).isEqualTo(artifact);
        assertThat(RenderNames.binding(artifact, target)).isEqualTo(binding);
    }

    @Test
    void namesOfLongObjectsFitAndStayApart() {
        String longest = "r".repeat(253);
        String first = RenderNames.releaseTask(key("ns/" + longest), "a", 1);
        String second = RenderNames.releaseTask(key("ns/" + longest), "b", 1);

        assertThat(first).hasSize(253).isNotEqualTo(second);
        assertThat(RenderNames.bootstrapTask(longest, 3))
                .hasSize(253)
                .isNotEqualTo(RenderNames.bootstrapTask(longest, 4));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            by name           | cluster-1 | render-tgt-cluster-1-12 | v0.0.12              | 12
            name before tag   | cluster-1 | render-tgt-cluster-1-12 | v0.0.7               | 12
            other target      | cluster   | render-tgt-cluster-1-12 | v0.0.12              | -1
            leading zeros     | cluster-1 | render-tgt-cluster-1-07 | v0.0.7               | -1
            no number         | cluster-1 | render-tgt-cluster-1-x  | v0.0.x               | -1
            beyond any number | cluster-1 | render-tgt-cluster-1-99999999999999999999 | v0.0.0 | -1
            """)
    void readsTheVersionOfABootstrapBack(String row, String target, String task, String tag, long expected) {
        assertThat(RenderVersions.bootstrap(target, task, tag).orElse(-1)).isEqualTo(expected);
    }

    @Test
    void theVersionOfAShortenedNameIsInItsTag() {
        String target = "t".repeat(253);

        assertThat(RenderVersions.bootstrap(target, RenderNames.bootstrapTask(target, 5), "v0.0.5"))
                .hasValue(5);
        assertThat(RenderVersions.bootstrap(target, RenderNames.bootstrapTask(target, 5), "v0.0.6"))
                .isEmpty();
    }

    private static Map<String, String> secrets(String text) {
        Map<String, String> secrets = new LinkedHashMap<>();
        if (!text.equals("-")) {
            Arrays.stream(text.split(", "))
                    .map(pair -> pair.split("=", 2))
                    .forEach(pair -> secrets.put(pair[0], pair[1]));
        }
        return secrets;
    }
}
