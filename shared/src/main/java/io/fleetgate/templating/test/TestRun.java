package io.fleetgate.templating.test;

import io.fleetgate.api.haptic.Assertion;
import io.fleetgate.templating.EntryPoint;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.context.RenderContext;
import io.fleetgate.templating.context.RenderInput;
import io.fleetgate.templating.judgement.Check;
import io.fleetgate.templating.judgement.ConfigCheck;
import io.fleetgate.templating.manifest.Manifests;
import io.fleetgate.templating.rendering.RenderedConfig;
import io.fleetgate.templating.rendering.RenderedFiles;
import java.util.Optional;

/** The assertions of one test about one rendering. */
final class TestRun {
    private static final String RENDERING_ERROR = "rendering_error";

    private final TemplateConfig config;
    private final RenderInput input;
    private final ConfigCheck check;
    private final TextAssertion texts;
    private final ProxyAssertion proxy;
    private final Check rendering;

    TestRun(TemplateConfig config, RenderInput input, ConfigCheck check, TextAssertion texts, ProxyAssertion proxy) {
        this.config = config;
        this.input = input;
        this.check = check;
        this.texts = texts;
        this.proxy = proxy;
        this.rendering = check.check(config, input, Manifests.NONE);
    }

    /** What a template or a check complained of; empty where all is well. */
    String renderError() {
        return rendering instanceof Check.Wrong wrong ? wrong.fault().message() : "";
    }

    static boolean wantsRenderError(AssertionResult result) {
        return result.target().equals(RENDERING_ERROR);
    }

    AssertionResult judge(Assertion assertion) {
        try {
            return switch (assertion.type()) {
                case "haproxy_valid" -> haproxyValid(assertion);
                case "deterministic" -> result(assertion, "", "", repetition());
                case "jsonpath" ->
                    result(
                            assertion,
                            "",
                            "",
                            ContextAssertion.complaint(
                                    assertion, ContextJson.of(new RenderContext(config, input).variables())));
                default -> text(assertion, target(assertion));
            };
        } catch (AssertionMistakeException e) {
            return AssertionResult.failed(assertion, assertion.target(), "", String.valueOf(e.getMessage()));
        }
    }

    private AssertionResult text(Assertion assertion, String target) {
        Optional<String> text = target.equals(RENDERING_ERROR)
                ? Optional.of(renderError()).filter(error -> !error.isEmpty())
                : new RenderedTargets(rendered()).find(target);
        return text.isPresent()
                ? result(assertion, target, text.get(), texts.complaint(assertion, text.get()))
                : AssertionResult.failed(
                        assertion,
                        target,
                        "",
                        target.equals(RENDERING_ERROR)
                                ? "nothing is wrong with what is rendered"
                                : "nothing is rendered as " + target);
    }

    private AssertionResult haproxyValid(Assertion assertion) {
        return RenderedFiles.of(config, rendered())
                .map(files -> proxy.judge(assertion, files))
                .orElseThrow(() -> new AssertionMistakeException("the config renders no " + EntryPoint.MAIN));
    }

    private Optional<String> repetition() {
        RenderedConfig first = rendered();
        return check.check(config, input, Manifests.NONE) instanceof Check.Sound second
                ? Repetition.difference(first, second.rendered())
                : Optional.of("the second rendering fails");
    }

    private RenderedConfig rendered() {
        if (rendering instanceof Check.Sound sound) {
            return sound.rendered();
        }
        throw new AssertionMistakeException("nothing is rendered, because a template fails");
    }

    private static AssertionResult result(Assertion assertion, String target, String text, Optional<String> complaint) {
        return complaint
                .map(message -> AssertionResult.failed(assertion, target, text, message))
                .orElseGet(() -> AssertionResult.passed(assertion, target, text.length()));
    }

    private static String target(Assertion assertion) {
        return assertion.target().isEmpty() ? EntryPoint.MAIN : assertion.target();
    }
}
