package io.fleetgate.message;

import static io.fleetgate.templating.Configs.WATCH;
import static io.fleetgate.templating.Configs.compile;
import static io.fleetgate.templating.Configs.config;

import io.fleetgate.resource.ResourceStores;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.scope.ConfigScope;
import io.fleetgate.scope.ScopePolicy;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.templating.CompiledConfig;
import io.fleetgate.templating.Configs;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.judgement.ConfigCheck;
import io.fleetgate.templating.judgement.ConfigJudge;
import io.fleetgate.templating.rendering.ConfigRenderer;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What is said of configs that compile, and render what must not be. */
final class RenderingExamples {
    private static final ConfigScope TENANT = ConfigScope.of("shop", ScopePolicy.STRICTEST);
    private static final String FAILS = "haproxyConfig: {template: '{{ fail(\"no host is left\") }}'}";

    private RenderingExamples() {}

    static List<Example> all() {
        return List.of(
                broken("a template that does not compile", "haproxyConfig: {template: '{% if %}'}"),
                judged(
                        "a tenant's config that watches Secrets",
                        "haproxyConfig: {template: x}\n"
                                + "watchedResources: {s: {apiVersion: v1, resources: secrets, indexBy: [metadata.name]}}"),
                judged("a template that refuses", FAILS),
                judged(
                        "a template that fails",
                        "templateSnippets: {s: {template: \"\\n{{ nobody }}\"}}\n"
                                + "haproxyConfig: {template: '{% include \"s\" %}'}"),
                judged(
                        "an object in a foreign namespace",
                        "k8sResources: {s: {template: '{apiVersion: v1, kind: Service,"
                                + " metadata: {namespace: bank, name: x}}'}}"),
                judged(
                        "an object without a kind",
                        "k8sResources: {s: {template: '{apiVersion: v1, metadata: {name: x}}'}}"),
                new Example(
                        "a template that refused before",
                        judge(Configs::stores).judge(config(FAILS), Optional.of(config(FAILS)))),
                new Example(
                        "a resource that nobody has read yet",
                        judge(config -> new ResourceStores(config.watches(), List.of()))
                                .judge(
                                        config(
                                                WATCH
                                                        + "haproxyConfig: {template: '{{ resources.ingresses.List() | length }}'}"),
                                        Optional.empty())));
    }

    private static Example broken(String title, String spec) {
        return new Example(title, ((CompiledConfig.Broken) compile(spec)).problems());
    }

    private static Example judged(String title, String spec) {
        TemplateConfig config = config(spec);
        return new Example(title, judge(Configs::stores).judge(config, Optional.empty()));
    }

    private static ConfigJudge judge(Function<TemplateConfig, ResourceStores> stores) {
        ConfigCheck check = new ConfigCheck(
                new ConfigRenderer(RenderLimits.DEFAULT, () -> false),
                manifest -> TENANT.refusal(manifest.groupKind(), manifest.key().namespace()));
        return new ConfigJudge(check, TENANT, watches -> stores.apply(with(watches)));
    }

    private static TemplateConfig with(Watches watches) {
        TemplateConfig any = config("haproxyConfig: {template: x}");
        return new TemplateConfig(any.key(), any.spec(), watches, any.templates(), any.entries());
    }
}
