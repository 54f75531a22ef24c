package io.fleetgate.cli;

import io.fleetgate.cli.config.ConfigFile;
import io.fleetgate.cli.config.ConfigReport;
import io.fleetgate.cli.config.Deadline;
import io.fleetgate.cli.config.OfflineCheck;
import io.fleetgate.cli.input.Finding;
import io.fleetgate.cli.report.JunitReport;
import io.fleetgate.cli.report.TextReport;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.judgement.Check;
import io.fleetgate.templating.test.TestReport;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import javax.xml.stream.XMLStreamException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What admission would say of configs, and what their tests do. */
@Command(
        name = "validate",
        description = "Checks configs as admission does, and runs their tests.",
        sortOptions = false,
        mixinStandardHelpOptions = true)
final class ValidateCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private CommonOptions options = new CommonOptions();

    @Mixin
    private ProxyOptions proxy = new ProxyOptions();

    @Option(names = "--junit", paramLabel = "FILE", description = "Where to write the results as JUnit's XML.")
    private @Nullable Path junit;

    ValidateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException, IOException, XMLStreamException {
        Configs given = Configs.read(options, console.in());
        if (given.isEmpty()) {
            console.err().println("fleetgate: there is no HAProxyTemplateConfig in what was given");
            return ExitCode.USAGE.number();
        }
        Deadline deadline = options.deadline();
        OfflineCheck check = new OfflineCheck(options.policy(), deadline, proxy.judge(deadline));
        List<ConfigReport> reports = new ArrayList<>();
        for (ConfigFile config : given.configs()) {
            reports.add(report(config, check, given));
        }
        console.out().print(TextReport.of(given.findings(), reports));
        if (junit != null) {
            try (OutputStream file = Files.newOutputStream(junit)) {
                JunitReport.write(given.findings(), reports, file);
            }
        }
        return exitCode(given, reports).number();
    }

    private static ConfigReport report(ConfigFile config, OfflineCheck check, Configs given)
            throws InterruptedException {
        List<Finding> findings = new ArrayList<>(config.findings());
        if (config.compiled().isEmpty()) {
            return new ConfigReport(config.key(), findings, new TestReport(List.of()));
        }
        TemplateConfig compiled = config.compiled().get();
        check.scope(compiled)
                .problems(compiled.watches())
                .forEach(problem -> findings.add(new Finding(config.written().place(problem.path()), problem)));
        if (check.render(compiled, check.input(compiled, given.stores())) instanceof Check.Wrong wrong) {
            findings.add(new Finding(
                    config.written().place("spec"),
                    Problem.error("", Reason.RENDERING_REFUSED, wrong.fault().message(), "")));
        }
        return new ConfigReport(config.key(), findings, check.test(compiled));
    }

    private static ExitCode exitCode(Configs given, List<ConfigReport> reports) {
        List<ExitCode> codes = new ArrayList<>();
        given.findings().stream().filter(Finding::isError).forEach(_ -> codes.add(ExitCode.DENIED));
        for (ConfigReport report : reports) {
            codes.add(report.isDenied() ? ExitCode.DENIED : report.isIncomplete() ? ExitCode.UNDECIDED : ExitCode.OK);
        }
        return ExitCode.worst(codes);
    }
}
