package io.fleetgate.templating;

import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.TemplateConfigDefaults;
import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.resource.watch.ParsedWatches;
import io.fleetgate.resource.watch.WatchParser;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.template.Compilation;
import io.fleetgate.template.CompiledTemplates;
import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.TemplateError;
import java.util.ArrayList;
import java.util.List;

/** Makes a config ready to be rendered, once for each revision. */
public final class ConfigCompiler {
    private ConfigCompiler() {}

    /** Compiles every template, snippets that nobody takes in included. */
    public static CompiledConfig compile(FleetObject<HAProxyTemplateConfigSpec> config) {
        HAProxyTemplateConfigSpec spec = TemplateConfigDefaults.fill(config.spec(), config.namespace());
        TemplateSources sources = TemplateSources.of(spec);
        List<Problem> problems = new ArrayList<>(sources.problems());
        ParsedWatches watches = WatchParser.parse(spec);
        if (watches instanceof ParsedWatches.Invalid(List<Problem> found)) {
            problems.addAll(found);
        }
        Compilation compilation = CompiledTemplates.compile(sources.texts());
        if (compilation instanceof Compilation.Broken(List<TemplateError> errors)) {
            errors.forEach(error -> problems.add(problem(error, sources)));
        }
        return problems.isEmpty()
                        && watches instanceof Watches valid
                        && compilation instanceof Compilation.Compiled(CompiledTemplates templates)
                ? new TemplateConfig(config.key(), spec, valid, templates, sources.entries())
                : new CompiledConfig.Broken(problems);
    }

    /** What is wrong with the templates and with what is done to their texts; that two have one name is left to the structure. */
    public static List<Problem> templateProblems(FleetObject<HAProxyTemplateConfigSpec> config) {
        TemplateSources sources = TemplateSources.of(config.spec());
        List<Problem> problems = new ArrayList<>(sources.problems());
        problems.removeIf(problem -> problem.reason() == Reason.DUPLICATE);
        problems.addAll(compilationProblems(sources));
        return problems;
    }

    private static List<Problem> compilationProblems(TemplateSources sources) {
        return CompiledTemplates.compile(sources.texts()) instanceof Compilation.Broken(List<TemplateError> errors)
                ? errors.stream().map(error -> problem(error, sources)).toList()
                : List.of();
    }

    private static Problem problem(TemplateError error, TemplateSources sources) {
        return Problem.error(
                sources.pathOf(error.place().template()),
                error.fault() == Fault.SYNTAX ? Reason.SYNTAX : Reason.INVALID,
                error.place().spot().label() + ": " + error.message(),
                "correct the template");
    }
}
