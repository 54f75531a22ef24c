package io.fleetgate.templating.rendering;

import static io.fleetgate.templating.Configs.WATCH;
import static io.fleetgate.templating.Configs.config;
import static io.fleetgate.templating.Configs.ingress;
import static io.fleetgate.templating.Configs.stores;
import static io.fleetgate.templating.Configs.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.context.RegisteredFile;
import io.fleetgate.templating.context.RenderInput;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What templates find by name. */
class ContextTest {
    private static final ObjectNode[] INGRESSES = {ingress("b", "b.example"), ingress("a", "a.example")};

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(delimiterString = " => ", quoteCharacter = '`', textBlock = """
            {% for i in resources.ingresses.List() %}{{ i.metadata.name }} {% endfor %} => a b
            {{ resources.ingresses.GetSingle("shop", "b").spec.rules[0].host }}         => b.example
            {{ resources.ingresses.GetSingle("shop", "c") is null }}                    => true
            {{ resources.ingresses.Fetch("shop") | length }}                            => 2
            {{ pathResolver.GetPath("hosts.map", "map") }}                              => maps/hosts.map
            {{ pathResolver.GetPath("", "file") }}                                      => general
            {{ pathResolver.GetPath("shop.example.com.pem", "cert") }}                  => ssl/shop_example_com.pem
            {{ pathResolver.GetPath("a b.list", "crt-list") }}                          => general/a_b.list
            {{ pathResolver.GetBaseDir() }}                                             => /etc/haproxy
            {{ shared.ComputeIfAbsent("k", 1)[1] }} {{ shared.ComputeIfAbsent("k", 2) | join(" ") }} {{ shared.Get("k") }} => true 1 false 1
            {{ shared.Get("other") is null }}                                           => true
            {{ extraContext.region }} {{ region }}                                      => west west
            {{ dataplane.port }}                                                        => 5555
            {{ runtimeEnvironment.GOMAXPROCS }}                                         => 1
            {{ capabilities.is_enterprise }}                                            => false
            {{ templateSnippets[0] }}                                                   => snip
            {{ currentConfig is null }}                                                 => true
            """)
    void whatATemplateFinds(String template, String expected) {
        assertThat(text(template)).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiterString = " => ", quoteCharacter = '`', textBlock = """
            {{ resources.ingresses.GetSingle("shop") }}      => GetSingle: finds 2 objects, among them shop/a, shop/b; Fetch gives all of them
            {{ resources.ingresses.Fetch("a", "b", "c") }}   => Fetch: ingresses is looked up by 1 to 2 keys, not 3
            {{ resources.ingresses.Fetch([1]) }}             => Fetch: a key must be a string, but is a list
            {{ resources.ingresses.List("shop") }}           => List: takes no keys; Fetch does
            {{ resources.ingresses.Delete("shop", "a") }}    => has no method "Delete"
            {{ pathResolver.GetPath("x", "lua") }}           => GetPath: knows the kinds map, file, cert and crt-list, but not "lua"
            {{ pathResolver.GetPath("x") }}                  => GetPath: takes file, kind, but got 1 argument
            {{ http.Fetch("http://169.254.169.254/") }}      => Fetch: "http://169.254.169.254/" is in no httpResources, and nothing is fetched from a network
            """)
    void whatATemplateAsksForInVain(String template, String message) {
        assertThat(render(template, RenderInput.of(Map.of())))
                .isInstanceOfSatisfying(
                        ConfigRendering.Failed.class,
                        failed -> assertThat(failed.error().message()).isEqualTo(message));
    }

    @Test
    void aTestProvidesWhatIsFetchedAndWhatRuns() {
        RenderInput input =
                new RenderInput(Map.of(), Map.of("http://x", "list"), Optional.of("global\n"), yaml("{region: east}"));

        assertThat(render("{{ http.Fetch(\"http://x\", {\"delay\": \"1s\"}) }} {{ currentConfig }}{{ region }}", input))
                .isInstanceOfSatisfying(
                        RenderedConfig.class,
                        rendered -> assertThat(rendered.main()).contains("list global\neast\n"));
    }

    @Test
    void aFileMayBeRegisteredTwiceButNotWithAnotherContent() {
        RenderInput input = RenderInput.of(Map.of());
        String once = "{{ fileRegistry.Register(\"map\", \"x\", \"1\") }}";

        assertThat(render(once + once, input)).isInstanceOfSatisfying(RenderedConfig.class, rendered -> {
            assertThat(rendered.main()).contains("maps/xmaps/x\n");
            assertThat(rendered.registered()).containsExactly(new RegisteredFile("map", "x", "1"));
        });
        assertThat(render(once + "{{ fileRegistry.Register(\"map\", \"x\", \"22\") }}", input))
                .isInstanceOfSatisfying(
                        ConfigRendering.Failed.class,
                        failed -> assertThat(failed.error().message())
                                .isEqualTo(
                                        "Register: maps/x is registered already with another content, of 1 instead of 2"
                                                + " characters"));
    }

    @Test
    void nothingOfOneRenderingIsThereInTheNext() {
        TemplateConfig config =
                with("{{ shared.ComputeIfAbsent(\"k\", 1) }}{{ fileRegistry.Register(\"file\", \"f\", \"\") }}");
        ConfigRenderer renderer = new ConfigRenderer(RenderLimits.DEFAULT, () -> false);
        RenderInput input = RenderInput.of(stores(config).views());

        assertThat(renderer.render(config, input)).isEqualTo(renderer.render(config, input));
    }

    private static String text(String template) {
        ConfigRendering rendering = render(template, RenderInput.of(Map.of()));
        return rendering instanceof RenderedConfig rendered
                ? rendered.main().orElseThrow().strip()
                : rendering.toString();
    }

    private static ConfigRendering render(String template, RenderInput input) {
        TemplateConfig config = with(template);
        RenderInput withStores = new RenderInput(
                stores(config, INGRESSES).views(), input.fetched(), input.currentConfig(), input.extraContext());
        return new ConfigRenderer(RenderLimits.DEFAULT, () -> false).render(config, withStores);
    }

    private static TemplateConfig with(String template) {
        return config(WATCH + """
                templatingSettings: {extraContext: {region: west}}
                templateSnippets: {snip: {template: s}}
                haproxyConfig: {template: '%s'}
                """.formatted(template.replace("'", "''")));
    }
}
