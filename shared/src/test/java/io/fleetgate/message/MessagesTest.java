package io.fleetgate.message;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.labelledRelease;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.registry;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.explain.TargetExplanation;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Golden;
import io.fleetgate.fixture.SettlingFleet;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.report.ExplanationText;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.RejectionReason;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What people are told reads as it was agreed, and nothing that can be said is without an example. */
class MessagesTest {
    private static final String REJECTED = target("ns/t", "")
            + version("ns/cv", "")
            + release("ns/low", "uniqueName: k, priority: 1")
            + release("ns/high", "uniqueName: k, priority: 5")
            + release("ns/tied", "uniqueName: k, priority: 5")
            + labelledRelease("ns/mesh", "c: mesh", "uniqueName: mesh, priority: 9")
            + release("ns/repels", "uniqueName: a, antiAffinity: {matchLabels: {c: mesh}}")
            + release("ns/jealous", "uniqueName: j, priority: 7, antiAffinity: {matchLabels: {c: dns}}")
            + labelledRelease("ns/repelled", "c: dns", "uniqueName: d, priority: 7")
            + release("ns/invalid", "uniqueName: i, antiAffinity: {matchExpressions: [{key: c, operator: Bogus}]}")
            + release("ns/nameless", "")
            + release("ns/no-version", "uniqueName: v").replace("name: cv", "name: gone")
            + release("ns/not-granted", "uniqueName: g").replace("name: cv", "name: cv, namespace: catalog")
            + version("other/cv", "f")
            + release("other/foreign", "")
            + Stream.of(
                            "low",
                            "high",
                            "tied",
                            "mesh",
                            "repels",
                            "jealous",
                            "repelled",
                            "invalid",
                            "nameless",
                            "no-version",
                            "not-granted",
                            "absent")
                    .map(name -> binding("ns/" + name, "{name: t}", name))
                    .collect(Collectors.joining())
            + binding("other/foreign", "{name: t, namespace: ns}", "foreign");

    @Test
    void whatAdmissionSaysIsAsAgreed() throws IOException {
        assertPrinted("admission", ProblemExamples.admission());
    }

    @Test
    void whatPlanningSaysIsAsAgreed() throws IOException {
        assertPrinted("planning", ProblemExamples.planning());
    }

    @Test
    void whatIsSaidOfConsequencesIsAsAgreed() throws IOException {
        assertPrinted("consequences", ConsequenceExamples.all());
    }

    @Test
    void whatIsSaidOfUnreadableDocumentsIsAsAgreed() throws IOException {
        assertPrinted("reading", ProblemExamples.reading());
    }

    @Test
    void whatIsSaidOfWhatConfigsRenderIsAsAgreed() throws IOException {
        assertPrinted("rendering", RenderingExamples.all());
    }

    @Test
    void whatIsSaidOfRejectedBindingsIsAsAgreed() throws IOException {
        SettledFleet fleet = new SettledFleet(Fleet.of(REJECTED), RolloutPolicy.DEFAULT);

        Golden.assertPrinted(
                "messages/rejections.txt", ExplanationText.write(TargetExplanation.of(fleet, Fleet.key("ns/t"), 20)));
    }

    @Test
    void whatIsSaidOfTagsThatMayNotBeDeletedIsAsAgreed() throws IOException {
        String own = chart("{name: deploy}");
        String elsewhere = registry("ns/deploy", "").replace("registry.example.test", "other.example.test");
        String text = "# no grant for charts\n" + cleanup(chart("{name: deploy, namespace: prov}"))
                + "\n# a registry that does not exist\n" + cleanup(own)
                + "\n# a registry of another host\n" + cleanup(elsewhere + own);

        Golden.assertPrinted("messages/cleanup.txt", text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void thereIsNoGoldenFileThatNothingPrints() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/golden/messages"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "admission.txt",
                            "cleanup.txt",
                            "consequences.txt",
                            "planning.txt",
                            "reading.txt",
                            "rejections.txt",
                            "rendering.txt");
        }
    }

    @Test
    void everyReasonOfAProblemHasAnExample() {
        assertThat(problems().map(Problem::reason).collect(Collectors.toCollection(() -> EnumSet.noneOf(Reason.class))))
                .isEqualTo(EnumSet.allOf(Reason.class));
    }

    @Test
    void everyReasonOfARejectionHasAnExample() {
        SettledFleet fleet = new SettledFleet(Fleet.of(REJECTED), RolloutPolicy.DEFAULT);

        assertThat(fleet.target(Fleet.key("ns/t")).resolution().rejected().stream()
                        .map(Rejection::reason)
                        .collect(Collectors.toCollection(() -> EnumSet.noneOf(RejectionReason.class))))
                .isEqualTo(EnumSet.allOf(RejectionReason.class));
    }

    @Test
    void everyMessageSaysWhatIsWrongAndWhatToDoInOneLineEach() {
        assertThat(problems().filter(problem -> problem.reason() != Reason.RENDERING_REFUSED)) // a template's own words
                .allSatisfy(problem -> assertThat(List.of(problem.message(), problem.fix()))
                        .allSatisfy(text ->
                                assertThat(text).isNotBlank().hasLineCount(1).doesNotEndWith(".")));
    }

    private static String chart(String registry) {
        return object(
                "RenderArtifact",
                "ns/chart",
                "",
                "baseURL: registry.example.test, repository: r, tag: t, renderTaskRef: x, registryRef: " + registry);
    }

    /** What the condition of a chart says once it is deleted. */
    private static String cleanup(String fleet) {
        return SettlingFleet.of(fleet)
                        .snapshot()
                        .list(SolarKinds.RENDER_ARTIFACT)
                        .iterator()
                        .next()
                        .status()
                        .at("/conditions/0/message")
                        .asText()
                + "\n";
    }

    private static Stream<Problem> problems() {
        return Stream.of(
                        ProblemExamples.admission(),
                        ProblemExamples.planning(),
                        ConsequenceExamples.all(),
                        ProblemExamples.reading(),
                        RenderingExamples.all())
                .flatMap(List::stream)
                .flatMap(example -> example.problems().stream());
    }

    private static void assertPrinted(String name, List<Example> examples) throws IOException {
        assertThat(examples)
                .allSatisfy(example ->
                        assertThat(example.problems()).as(example.title()).isNotEmpty());
        String text = examples.stream().map(Example::print).collect(Collectors.joining());
        Golden.assertPrinted("messages/" + name + ".txt", text.getBytes(StandardCharsets.UTF_8));
    }
}
