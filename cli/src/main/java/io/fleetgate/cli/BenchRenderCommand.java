package io.fleetgate.cli;

import io.fleetgate.cli.config.ConfigFile;
import io.fleetgate.cli.config.OfflineCheck;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.context.RenderInput;
import io.fleetgate.templating.judgement.Check;
import io.fleetgate.templating.test.ProxyJudge;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How long configs take to render; each rendering begins anew, and the first ones are not counted. */
@Command(
        name = "bench-render",
        description = "Measures how long configs take to render from given objects.",
        sortOptions = false,
        mixinStandardHelpOptions = true)
final class BenchRenderCommand implements Callable<Integer> {
    private static final double NANOS_PER_MILLISECOND = 1e6;

    private final Console console;

    @Mixin
    private CommonOptions options = new CommonOptions();

    @Option(
            names = "--iterations",
            paramLabel = "NUMBER",
            defaultValue = "100",
            description = "How many renderings to measure, after as many that are not. Default: 100.")
    private int iterations = 100;

    BenchRenderCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Configs given = Configs.read(options, console.in());
        if (given.isEmpty() || iterations < 1) {
            console.err().println("fleetgate: give a HAProxyTemplateConfig, and at least one iteration");
            return ExitCode.USAGE.number();
        }
        given.findings().forEach(finding -> console.err().println(finding.sentence()));
        ExitCode code = given.findings().isEmpty() ? ExitCode.OK : ExitCode.DENIED;
        OfflineCheck check = new OfflineCheck(options.policy(), options.deadline(), ProxyJudge.NONE);
        console.out().println("config  compile ms  median ms  p99 ms  max ms");
        for (ConfigFile config : given.configs()) {
            long start = System.nanoTime();
            ConfigFile again = ConfigFile.of(config.written());
            long compiling = System.nanoTime() - start;
            if (again.compiled().isEmpty()) {
                config.findings().forEach(finding -> console.err().println(finding.sentence()));
                code = ExitCode.DENIED;
            } else if (!measure(again.compiled().get(), compiling, check, given)) {
                code = ExitCode.DENIED;
            }
        }
        return code.number();
    }

    /** Whether the config can be rendered, so that there is something to measure. */
    private boolean measure(TemplateConfig config, long compiling, OfflineCheck check, Configs given) {
        RenderInput input = check.input(config, given.stores());
        long[] nanos = new long[iterations];
        for (int i = -iterations; i < iterations; i++) {
            long start = System.nanoTime();
            if (check.render(config, input) instanceof Check.Wrong wrong) {
                console.err().println(wrong.fault().message());
                return false;
            }
            if (i >= 0) {
                nanos[i] = System.nanoTime() - start;
            }
        }
        Arrays.sort(nanos);
        console.out()
                .printf(
                        Locale.ROOT,
                        "%s  %.3f  %.3f  %.3f  %.3f%n",
                        config.key(),
                        compiling / NANOS_PER_MILLISECOND,
                        nanos[iterations / 2] / NANOS_PER_MILLISECOND,
                        nanos[(iterations - 1) * 99 / 100] / NANOS_PER_MILLISECOND,
                        nanos[iterations - 1] / NANOS_PER_MILLISECOND);
        return true;
    }
}
