package io.fleetgate.e2e.haproxy;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.process.Programs;
import io.fleetgate.haproxy.AcceptedConfigs;
import io.fleetgate.haproxy.ChildLimits;
import io.fleetgate.haproxy.HaproxyBinary;
import io.fleetgate.templating.proxy.ProblemReport;
import io.fleetgate.templating.proxy.ProxyCheck;
import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.ProxyProblem;
import io.fleetgate.templating.proxy.external.ExternalCheck;
import io.fleetgate.templating.proxy.external.ExternalVerdict;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Debian's HAProxy says of rendered configurations. */
class HaproxyE2E {
    private static final Duration WITHIN = Duration.ofSeconds(30);
    private static final String ROUTING = """
              use-server s if { req.hdr(host),map(maps/host.map) -m found }
              server s 127.0.0.1:8081
            """;

    private static Path binary = Path.of("");

    @TempDir
    Path folder;

    private ExternalCheck haproxy = (_, _) -> new ExternalVerdict.OutOfTime();

    @BeforeAll
    static void unpack() throws IOException, InterruptedException {
        binary = Path.of(Programs.builtBy(Path.of("haproxy/build")).path("haproxy"));
    }

    @BeforeEach
    void configure() {
        haproxy = new HaproxyBinary(binary, folder, ChildLimits.DEFAULT, 2);
    }

    @Test
    void anAlertKeepsItsContextAndNamesNeitherVersionNorPathNorProcess() {
        ProxyFiles files = ProxyConfigs.ending("  this-is-not-haproxy foo\n# the end\n");

        assertThat(haproxy.check(files, WITHIN))
                .isInstanceOfSatisfying(
                        ExternalVerdict.Rejected.class,
                        rejected -> assertThat(ProblemReport.of(rejected.problems(), files))
                                .isEqualTo("""
                        haproxy.cfg:13: unknown keyword 'this-is-not-haproxy' in 'backend' section
                            10    default_backend all
                            11  backend all
                            12    http-request return status 404
                          → 13    this-is-not-haproxy foo
                            14  # the end"""));
    }

    @Test
    void aConfigurationWithoutTheMapThatItNamesIsRejectedAndAcceptedWithIt() {
        assertThat(haproxy.check(ProxyConfigs.ending(ROUTING), WITHIN))
                .isInstanceOfSatisfying(
                        ExternalVerdict.Rejected.class,
                        rejected -> assertThat(rejected.problems())
                                .singleElement()
                                .extracting(ProxyProblem::message)
                                .asString()
                                .contains("maps/host.map"));

        assertThat(haproxy.check(ProxyConfigs.ending(ROUTING, Map.of("maps/host.map", "a.example a\n")), WITHIN))
                .isEqualTo(new ExternalVerdict.Accepted());
    }

    @Test
    void aConfigurationIsCheckedAgainOnlyIfItFailedOrAFileBesideItChanged() {
        AtomicInteger runs = new AtomicInteger();
        ExternalCheck remembering = new AcceptedConfigs(
                (files, within) -> {
                    runs.incrementAndGet();
                    return haproxy.check(files, within);
                },
                8);

        remembering.check(ProxyConfigs.ending(ROUTING, Map.of("maps/host.map", "a a\n")), WITHIN);
        remembering.check(ProxyConfigs.ending(ROUTING, Map.of("maps/host.map", "a a\n")), WITHIN);
        assertThat(runs).hasValue(1);

        remembering.check(ProxyConfigs.ending(ROUTING, Map.of("maps/host.map", "a b\n")), WITHIN);
        assertThat(runs).hasValue(2);

        remembering.check(ProxyConfigs.ending(ROUTING), WITHIN);
        remembering.check(ProxyConfigs.ending(ROUTING), WITHIN);
        assertThat(runs).hasValue(4);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "  log 'x\n",
                "  log \"x\n",
                "  log \\xzz\n",
                "  log \"$1\"\n",
                "  log \"${A\"\n",
                "  log a\\x00b 'c\n",
                "backend all\n",
                "listen web\n",
                "backend a/b\n",
                "backend\n",
                "Backend b\n",
                "frontend f\n  bind 127.0.0.1:8082\n  default_backend none\n",
                "cache c\n  total-max-size 4\ncache c\n  total-max-size 4\n",
                "peers p\npeers p\n",
                "resolvers r\nresolvers r\n",
                "ring r\nring r\n",
                "http-errors e\nhttp-errors e\n",
                "mailers m\nmailers m\n",
                "fcgi-app a\n  docroot x\nfcgi-app a\n",
                "log-forward l\nlog-forward l\n",
                "userlist\n",
            })
    void whatIsWrongWithoutHaproxyIsWrongWithIt(String end) {
        ProxyFiles files = ProxyConfigs.ending(end);

        assertThat(ProxyCheck.problems(files.config())).isNotEmpty();
        assertThat(haproxy.check(files, WITHIN))
                .isInstanceOfAny(ExternalVerdict.Rejected.class, ExternalVerdict.Refused.class);
    }

    @Test
    void aThousandBackendsStayWithinTheLimits() {
        String backends = IntStream.range(0, 1000)
                .mapToObj("backend b%1$d\n  server s 127.0.0.1:8081 check\n"::formatted)
                .collect(Collectors.joining());

        assertThat(haproxy.check(ProxyConfigs.ending(backends), WITHIN)).isEqualTo(new ExternalVerdict.Accepted());
    }

    @Test
    void aDaemonIsCheckedInTheForeground() {
        ProxyFiles files = ProxyConfigs.ending("global\n  daemon\n  master-worker\n");

        assertThat(haproxy.check(files, WITHIN)).isEqualTo(new ExternalVerdict.Accepted());
    }

    @Test
    void nothingStaysInTheTemporaryFolder() {
        List.of("", "  nonsense\n").forEach(end -> haproxy.check(ProxyConfigs.ending(end), WITHIN));

        assertThat(folder).isEmptyDirectory();
    }
}
