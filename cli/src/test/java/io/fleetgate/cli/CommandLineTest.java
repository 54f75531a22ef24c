package io.fleetgate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the command line says and how it ends. */
class CommandLineTest {
    private static final String EDGE = "src/test/resources/examples/edge.yaml";
    private static final String WRONG = "src/test/resources/examples/wrong.yaml";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    Path folder;

    @ParameterizedTest(name = "{0} ends with {1}")
    @CsvSource(delimiterString = " => ", textBlock = """
            validate EDGE                                        => 0
            validate EDGE --require-haproxy                      => 3
            validate EDGE --haproxy-binary=/nowhere/haproxy      => 3
            validate EDGE --timeout=0                            => 3
            validate WRONG                                       => 1
            validate EDGE WRONG                                  => 1
            validate /nowhere                                    => 2
            validate                                             => 2
            validate EDGE --unknown                              => 2
            validate --help                                      => 0
            render EDGE                                          => 0
            render WRONG                                         => 1
            render EDGE --timeout=0                              => 3
            render /nowhere                                      => 2
            bench-render EDGE --iterations=2                     => 0
            bench-render EDGE --iterations=0                     => 2
            bench-render WRONG                                   => 1
            other                                                => 2
            --help                                               => 0
            """)
    void everySubcommandEndsAlike(String line, int expected) {
        assertThat(run(line.replace("EDGE", EDGE).replace("WRONG", WRONG).split(" +")))
                .as(err::toString)
                .isEqualTo(expected);
    }

    @Test
    void nothingAtAllIsAUsageError() {
        assertThat(run()).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("validate", "render", "bench-render");
    }

    @Test
    void everyTestIsNamedAndWhatWasNotJudgedIsSaid() {
        run("validate", EDGE);

        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("""
                HAProxyTemplateConfig shop/edge
                  ✓ bad-hosts-are-refused
                  - haproxy-likes-it
                    - haproxy_valid haproxy.cfg
                        sections, quotes and names are right; no HAProxy is configured to say more
                  warning: 1 assertion was not judged: haproxy_valid needs an HAProxy, and none is configured
                Tests: 1 passed, 0 failed, 1 not judged, 0 not executed
                """);
    }

    @Test
    void everyMistakeHasFileDocumentAndLine() {
        run("validate", WRONG);

        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("✗ listens", "it listens", "nothing matches listen <all>")
                .contains(WRONG + ":2:")
                .contains("error: spec.haproxyConfig.template: line 1");
    }

    @Test
    void whatIsGivenBesidesIsWhatTheClusterHolds() throws IOException {
        write("objects/ingress.yaml", ingress("web", "web.example"));
        write("objects/.hidden/ingress.yaml", ingress("hidden", "web.example"));
        write("objects/notes.txt", "no: [document");

        assertThat(run("render", EDGE, "--with", folder.resolve("objects").toString(), "--entry", "hosts"))
                .isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("name: web").doesNotContain("hidden", "frontend");
    }

    @Test
    void aTemplatesOwnWordsAreSaidAlone() throws IOException {
        write("objects/ingress.yaml", ingress("web", "bad.example"));

        assertThat(run("render", EDGE, "--with", folder.toString())).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("web has a bad host\n");
    }

    @Test
    void anObjectInTwoFilesIsReportedOnce() throws IOException {
        write("a.yaml", ingress("web", "web.example"));
        write("b.yaml", ingress("web", "web.example"));
        Files.createSymbolicLink(folder.resolve("c.yaml"), folder.resolve("a.yaml"));

        assertThat(run("validate", EDGE, "--with", folder.toString())).isEqualTo(1);
        assertThat(out.toString(StandardCharsets.UTF_8).lines().filter(line -> line.contains("is also at")))
                .hasSize(1);
    }

    @Test
    void standardInputIsAFile() throws IOException {
        byte[] config = Files.readAllBytes(Path.of(EDGE));
        Console console = new Console(
                new ByteArrayInputStream(config), new PrintStream(out, true, StandardCharsets.UTF_8), System.err);

        assertThat(Main.run(console, "validate", "-")).isZero();
    }

    @Test
    void junitGetsEveryTestAndNoCharacterThatXmlCannotHold() throws IOException {
        Path junit = folder.resolve("junit.xml");

        run("validate", WRONG, EDGE, "--junit", junit.toString());

        assertThat(Files.readString(junit))
                .contains("<testsuite name=\"shop/wrong\" tests=\"2\" failures=\"1\" skipped=\"0\">")
                .contains("it listens: nothing matches listen &lt;all&gt;")
                .contains("<testcase classname=\"shop/edge\" name=\"haproxy-likes-it\"><skipped")
                .contains("<testsuite name=\"shop/broken\" tests=\"1\" failures=\"1\" skipped=\"0\">");
    }

    private int run(String... arguments) {
        return Main.run(
                new Console(
                        new ByteArrayInputStream(new byte[0]),
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8)),
                arguments);
    }

    private void write(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    private static String ingress(String name, String host) {
        return """
                apiVersion: networking.k8s.io/v1
                kind: Ingress
                metadata: {namespace: shop, name: %s}
                spec: {rules: [{host: %s}]}
                """.formatted(name, host);
    }
}
