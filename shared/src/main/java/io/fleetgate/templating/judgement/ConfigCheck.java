package io.fleetgate.templating.judgement;

import io.fleetgate.store.UndecidableException;
import io.fleetgate.template.fault.Place;
import io.fleetgate.template.fault.TemplateError;
import io.fleetgate.templating.EntryPoint;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.context.RenderInput;
import io.fleetgate.templating.manifest.Manifest;
import io.fleetgate.templating.manifest.ManifestMistake;
import io.fleetgate.templating.manifest.ManifestReader;
import io.fleetgate.templating.manifest.Manifests;
import io.fleetgate.templating.proxy.ProxyCheck;
import io.fleetgate.templating.proxy.ProxyProblem;
import io.fleetgate.templating.rendering.ConfigRenderer;
import io.fleetgate.templating.rendering.ConfigRendering;
import io.fleetgate.templating.rendering.RenderedConfig;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Renders a config and checks what comes of it, in the same way for everybody who asks. */
public final class ConfigCheck {
    private static final int NAMED_MISTAKES = 10;

    private final ConfigRenderer renderer;
    private final ManifestRule rule;

    public ConfigCheck(ConfigRenderer renderer, ManifestRule rule) {
        this.renderer = renderer;
        this.rule = rule;
    }

    /**
     * Renders and checks.
     *
     * @param previous objects of an earlier rendering of the same config, which saves work and changes nothing else
     * @throws UndecidableException where a store that a template reads is not completely known, or the time is over
     */
    public Check check(TemplateConfig config, RenderInput input, Manifests previous) {
        return switch (renderer.render(config, input)) {
            case RenderedConfig rendered -> check(rendered, previous);
            case ConfigRendering.Failed(EntryPoint entry, TemplateError error) ->
                new Check.Wrong(new Fault(Phase.RENDER, message(config, entry, error)));
            case ConfigRendering.OutOfTime() -> throw UndecidableException.deadlineExceeded();
        };
    }

    private Check check(RenderedConfig rendered, Manifests previous) {
        List<ProxyProblem> problems = rendered.main().map(ProxyCheck::problems).orElse(List.of());
        if (!problems.isEmpty()) {
            return wrong(
                    Phase.SYNTAX, problems.stream().map(ConfigCheck::refused).toList());
        }
        Manifests manifests = ManifestReader.read(rendered, previous);
        if (!manifests.mistakes().isEmpty()) {
            return wrong(Phase.SYNTAX, sentences(manifests.mistakes()));
        }
        List<ManifestMistake> refused = manifests.objects().stream()
                .flatMap(manifest -> refusal(manifest).stream())
                .toList();
        return refused.isEmpty() ? new Check.Sound(rendered, manifests) : wrong(Phase.SEMANTIC, sentences(refused));
    }

    private Optional<ManifestMistake> refusal(Manifest manifest) {
        return rule.problem(manifest).map(problem -> new ManifestMistake(manifest.origin(), problem));
    }

    private static List<String> sentences(List<ManifestMistake> mistakes) {
        return mistakes.stream().map(ManifestMistake::sentence).toList();
    }

    /** Without the line itself, which may hold what only the config may see. */
    private static String refused(ProxyProblem problem) {
        return "spec.haproxyConfig renders what HAProxy does not accept, judged without HAProxy: "
                + problem.statement();
    }

    private static Check wrong(Phase phase, List<String> mistakes) {
        int more = mistakes.size() - NAMED_MISTAKES;
        String message = mistakes.stream().limit(NAMED_MISTAKES).collect(Collectors.joining("\n"));
        return new Check.Wrong(new Fault(phase, more > 0 ? message + "\nand " + more + " more" : message));
    }

    /** What a template says by {@code fail} is meant for the user as it is; anything else needs its place. */
    private static String message(TemplateConfig config, EntryPoint entry, TemplateError error) {
        if (error.fault() == io.fleetgate.template.fault.Fault.FAILED) {
            return error.message();
        }
        String chain = error.chain().stream().map(ConfigCheck::place).collect(Collectors.joining(", in it "));
        return entry.path() + " of HAProxyTemplateConfig " + config.key() + " cannot be rendered: " + chain + ": "
                + error.message();
    }

    private static String place(Place place) {
        return place.template() + " " + place.spot().label();
    }
}
