package io.fleetgate.templating.proxy.external;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.templating.proxy.ProblemReport;
import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.ProxyProblem;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AlertsTest {
    private static final String CONFIG =
            IntStream.rangeClosed(1, 30).mapToObj(line -> "  line " + line).collect(Collectors.joining("\n"));

    @Test
    void versionPathAndProcessAreNotSaid() {
        String output = """
                [NOTICE]   (14826) : haproxy version is 2.6.12-1+deb12u4
                [NOTICE]   (14826) : path to executable is /usr/sbin/haproxy
                [ALERT]    (14826) : config : parsing [haproxy.cfg:22] : unknown keyword 'foo' in 'backend' section
                [WARNING]  (14826) : config : missing timeouts for frontend 'a'.
                   | While not properly invalid, you will certainly encounter various problems
                [ALERT]    (14826) : config : Error(s) found in configuration file : haproxy.cfg
                [ALERT]    (14826) : config : Fatal errors found in configuration.
                """;

        assertThat(sentences(output))
                .containsExactly("haproxy.cfg:22: unknown keyword 'foo' in 'backend' section: line 22");
    }

    @Test
    void theSameAlertsOfAnOlderHaproxyAreRead() {
        String output = """
                [ALERT] 334/052216 (14826) : parsing [haproxy.cfg:3] : unknown keyword 'foo' in 'backend' section
                [ALERT] 334/052216 (14826) : Error(s) found in configuration file : haproxy.cfg
                """;

        assertThat(sentences(output))
                .containsExactly("haproxy.cfg:3: unknown keyword 'foo' in 'backend' section: line 3");
    }

    @Test
    void alertsStandInTheOrderOfTheirLinesAndOnce() {
        String output = """
                [ALERT]    (1) : config : Parsing [haproxy.cfg:7]: b.
                [ALERT]    (1) : config : Parsing [haproxy.cfg:7]: b.
                [ALERT]    (1) : config : [haproxy.cfg:2] : a
                [ALERT]    (1) : config : Proxy 'x': unable to find required default_backend: 'y'.
                [ALERT]    (1) : config : parsing [maps/a.map:4] : c
                """;

        assertThat(sentences(output))
                .containsExactly(
                        "haproxy.cfg: Proxy 'x': unable to find required default_backend: 'y'.",
                        "haproxy.cfg:2: a: line 2",
                        "haproxy.cfg:7: b.: line 7",
                        "maps/a.map:4: c");
    }

    @Test
    void theLinesThatGoOnWithAnAlertBelongToIt() {
        String output = """
                [ALERT]    (1) : config : parsing [haproxy.cfg:2]: unmatched quote at position 7:
                  log 'x
                      ^
                [ALERT]    (1) : config : Fatal errors found in configuration.
                """;

        assertThat(Alerts.read(output, files(CONFIG)))
                .extracting(ProxyProblem::message)
                .containsExactly("unmatched quote at position 7:\n  log 'x\n      ^");
    }

    @Test
    void withoutAlertsWhatWasPrintedIsSaid() {
        String output = """
                [NOTICE]   (1) : haproxy version is 2.6.12
                Configuration file has no error but will not start (no listener) => exit(2).
                """;

        assertThat(sentences(output))
                .containsExactly(
                        "haproxy.cfg: Configuration file has no error but will not start (no listener) => exit(2).");
    }

    @Test
    void aReportShowsTheLinesAroundEachPlace() {
        List<ProxyProblem> problems = Alerts.read(
                "[ALERT] (1) : config : parsing [haproxy.cfg:10] : a\n[ALERT] (1) : config : [haproxy.cfg:1] : b\n",
                files(CONFIG));

        assertThat(ProblemReport.of(problems, files(CONFIG))).isEqualTo("""
                haproxy.cfg:1: b
                  → 1    line 1
                    2    line 2
                    3    line 3
                    4    line 4

                haproxy.cfg:10: a
                     7    line 7
                     8    line 8
                     9    line 9
                  → 10    line 10
                    11    line 11
                    12    line 12
                    13    line 13""");
    }

    private static List<String> sentences(String output) {
        return Alerts.read(output, files(CONFIG)).stream()
                .map(ProxyProblem::sentence)
                .toList();
    }

    private static ProxyFiles files(String config) {
        return new ProxyFiles(config, new TreeMap<>(), "/etc/haproxy");
    }
}
