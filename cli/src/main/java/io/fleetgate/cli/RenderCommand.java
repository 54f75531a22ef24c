package io.fleetgate.cli;

import io.fleetgate.cli.config.ConfigFile;
import io.fleetgate.cli.config.OfflineCheck;
import io.fleetgate.cli.input.Finding;
import io.fleetgate.templating.judgement.Check;
import io.fleetgate.templating.judgement.Fault;
import io.fleetgate.templating.rendering.RenderedConfig;
import io.fleetgate.templating.rendering.RenderedText;
import io.fleetgate.templating.test.ProxyJudge;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What configs render. */
@Command(
        name = "render",
        description = "Prints what configs render from given objects.",
        sortOptions = false,
        mixinStandardHelpOptions = true)
final class RenderCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private CommonOptions options = new CommonOptions();

    @Option(
            names = "--entry",
            paramLabel = "NAME",
            description = "Print the text of this entry alone, such as haproxy.cfg; may be given several times.")
    private List<String> entries = new ArrayList<>();

    RenderCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Configs given = Configs.read(options, console.in());
        if (given.isEmpty()) {
            console.err().println("fleetgate: there is no HAProxyTemplateConfig in what was given");
            return ExitCode.USAGE.number();
        }
        List<ExitCode> codes = new ArrayList<>();
        codes.add(say(given.findings()));
        OfflineCheck check = new OfflineCheck(options.policy(), options.deadline(), ProxyJudge.NONE);
        for (ConfigFile config : given.configs()) {
            codes.add(say(config.findings()));
            config.compiled()
                    .ifPresent(compiled ->
                            codes.add(print(check.render(compiled, check.input(compiled, given.stores())))));
        }
        return ExitCode.worst(codes).number();
    }

    private ExitCode print(Check check) {
        return switch (check) {
            case Check.Sound sound -> {
                print(sound.rendered());
                yield ExitCode.OK;
            }
            case Check.Wrong(Fault fault) -> {
                console.err().println(fault.message());
                yield ExitCode.DENIED;
            }
        };
    }

    private void print(RenderedConfig rendered) {
        for (RenderedText text : rendered.texts()) {
            if (entries.isEmpty()) {
                console.out().print("# " + text.entry().path() + "\n" + text.text());
            } else if (entries.contains(text.entry().name())) {
                console.out().print(text.text());
            }
        }
    }

    private ExitCode say(List<Finding> findings) {
        findings.forEach(finding -> console.err().println(finding.sentence()));
        return findings.stream().anyMatch(Finding::isError) ? ExitCode.DENIED : ExitCode.OK;
    }
}
