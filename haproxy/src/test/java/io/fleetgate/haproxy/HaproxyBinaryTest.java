package io.fleetgate.haproxy;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.ProxyProblem;
import io.fleetgate.templating.proxy.external.ExternalVerdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class HaproxyBinaryTest {
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final Duration SHORT = Duration.ofSeconds(1);

    @TempDir
    Path folder;

    @Test
    void aConfigurationIsAcceptedWhereHaproxyExitsWithSuccess() throws IOException {
        assertThat(FakeHaproxy.running("exit 0", folder).check(Configs.with(), LONG))
                .isEqualTo(new ExternalVerdict.Accepted());
    }

    @Test
    void whatHaproxyAlertsIsTheReasonOfARejection() throws IOException {
        String script = "echo '[ALERT]    (1) : config : parsing [haproxy.cfg:2] : no' >&2; exit 1";

        assertThat(FakeHaproxy.running(script, folder).check(Configs.with(), LONG))
                .isEqualTo(new ExternalVerdict.Rejected(
                        List.of(new ProxyProblem("haproxy.cfg", 2, "no", "default-path origin /etc/haproxy"))));
    }

    @Test
    void itRunsInAFolderOfItsOwnWithNothingElse() throws IOException {
        String script = """
                set -e
                [ "$*" = "-db -c -f haproxy.cfg" ]
                [ "$(cat maps/a.map)" = "a b" ]
                grep -q 'default-path current' haproxy.cfg
                [ "$(stat -c %a haproxy.cfg maps maps/a.map . | tr '\\n' ' ')" = "600 700 600 700 " ]
                [ -z "$(tr '\\0' '\\n' < /proc/self/environ | grep -v -e ^PWD= -e ^OLDPWD= -e ^_= -e ^SHLVL=)" ]
                [ "$(cut -d' ' -f5-6 /proc/$$/stat)" = "$$ $$" ]
                [ -z "$(cat)" ]
                """;
        ProxyFiles files = Configs.files(Configs.with().config(), Map.of("maps/a.map", "a b\n"));

        assertThat(FakeHaproxy.running(script, folder).check(files, LONG)).isEqualTo(new ExternalVerdict.Accepted());
    }

    @Test
    void theFolderIsDeletedHoweverTheCheckEnds() throws IOException {
        FakeHaproxy.running("mkdir -p x/y; ln -s / x/z; exit 0", folder).check(Configs.with(), LONG);
        FakeHaproxy.running("exit 1", folder).check(Configs.with(), LONG);
        FakeHaproxy.running("exec sleep 60", folder).check(Configs.with(), SHORT);

        try (Stream<Path> left = Files.list(FakeHaproxy.temporary(folder))) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void atTheDeadlineTheWholeProcessGroupIsGone() throws IOException {
        String script = "sleep 61 & echo $! > '%s'; echo $$ > '%s'; wait"
                .formatted(folder.resolve("grandchild"), folder.resolve("child"));

        assertThat(FakeHaproxy.running(script, folder).check(Configs.with(), SHORT))
                .isEqualTo(new ExternalVerdict.OutOfTime());

        assertGone("child");
        assertGone("grandchild");
    }

    @Test
    void whatAChildLeavesBehindIsEndedToo() throws IOException {
        String script = "sleep 62 & echo $! > '%s'; exit 0".formatted(folder.resolve("grandchild"));

        assertThat(FakeHaproxy.running(script, folder).check(Configs.with(), LONG))
                .isEqualTo(new ExternalVerdict.Accepted());

        assertGone("grandchild");
    }

    @Test
    void aChildThatFloodsItsOutputIsEnded() throws IOException {
        assertThat(FakeHaproxy.running("exec yes", folder).check(Configs.with(), LONG))
                .isInstanceOf(ExternalVerdict.Unavailable.class);
    }

    @Test
    void aChildCannotTakeMoreMemoryThanItsLimit() throws IOException {
        String script = "exec head -c 600000000 /dev/zero | tail -c 600000000 > /dev/null";
        ChildLimits little = new ChildLimits(10, 200 * 1024, 1024, 256, 8192);

        assertThat(FakeHaproxy.running(script, folder, little, 1).check(Configs.with(), LONG))
                .isNotEqualTo(new ExternalVerdict.Accepted());
    }

    @Test
    void aChildCannotTakeMoreTimeOfAProcessorThanItsLimit() throws IOException {
        ChildLimits little = new ChildLimits(1, 1024 * 1024, 1024, 256, 8192);

        assertThat(FakeHaproxy.running("while :; do :; done", folder, little, 1).check(Configs.with(), LONG))
                .isInstanceOf(ExternalVerdict.Unavailable.class);
    }

    @Test
    void waitingForATurnCountsAgainstTheDeadline() throws IOException, InterruptedException, ExecutionException {
        HaproxyBinary busy = FakeHaproxy.running(
                "echo > '%s'; exec sleep 63".formatted(folder.resolve("ran")), folder, FakeHaproxy.LIMITS, 1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<ExternalVerdict> first = threads.submit(() -> busy.check(Configs.with(), SHORT.multipliedBy(2)));
            Future<ExternalVerdict> second = threads.submit(() -> busy.check(Configs.with(), SHORT));

            assertThat(first.get()).isEqualTo(new ExternalVerdict.OutOfTime());
            assertThat(second.get()).isEqualTo(new ExternalVerdict.OutOfTime());
        }
        assertThat(busy.check(Configs.with(), Duration.ZERO)).isEqualTo(new ExternalVerdict.OutOfTime());
    }

    @Test
    void anInterruptedThreadGetsNoVerdictAndStaysInterrupted() throws IOException {
        Thread.currentThread().interrupt();

        ExternalVerdict verdict = FakeHaproxy.running("exit 0", folder).check(Configs.with(), LONG);

        assertThat(verdict).isEqualTo(new ExternalVerdict.OutOfTime());
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void withoutTheProgramNothingIsKnown() {
        HaproxyBinary missing = new HaproxyBinary(folder.resolve("none"), folder, FakeHaproxy.LIMITS, 1);

        assertThat(missing.check(Configs.with(), LONG)).isInstanceOf(ExternalVerdict.Unavailable.class);
    }

    @Test
    void whatCouldDoHarmNeverReachesTheProgram() throws IOException {
        HaproxyBinary binary = FakeHaproxy.running("echo > '%s'".formatted(folder.resolve("ran")), folder);

        assertThat(binary.check(Configs.with("errorfile 503 /etc/passwd"), LONG))
                .isInstanceOf(ExternalVerdict.Refused.class);
        assertThat(folder.resolve("ran")).doesNotExist();
    }

    private void assertGone(String name) throws IOException {
        long pid = Long.parseLong(Files.readString(folder.resolve(name)).strip());
        assertThat(ProcessHandle.of(pid)
                        .map(ProcessHandle::onExit)
                        .map(gone -> gone.orTimeout(10, TimeUnit.SECONDS).join())
                        .filter(ProcessHandle::isAlive))
                .isEmpty();
    }
}
