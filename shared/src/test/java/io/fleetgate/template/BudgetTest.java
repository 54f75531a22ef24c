package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.TemplateError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a rendering may cost. */
class BudgetTest {
    private static final RenderLimits SMALL = new RenderLimits(100_000, 10_000, 10_000, 1_000_000, 100, 10);

    static Stream<Arguments> bombs() {
        return Stream.of(
                bomb("endless loop", loop(loop(loop(loop("")))), "steps"),
                bomb("range without end", "{% for i in 0..9000000000000000000 %}{% endfor %}", "more than"),
                bomb("sequence without end", "{{ seq(9000000000000000000) | length }}", "more than"),
                bomb("doubled by ~", doubled("x ~ x"), "string of more than"),
                bomb("doubled by +", doubled("x + x"), "string of more than"),
                bomb("doubled by interpolation", doubled("\"#{x}#{x}\""), "string of more than"),
                bomb("doubled by join", doubled("[x, x] | join(x)"), "string of more than"),
                bomb("grown by replace", doubled("x | replace('a', 'aa')"), "string of more than"),
                bomb("grown by indent", doubled("x | replace('a', '\na') | indent(9)"), "string of more than"),
                bomb("repeated", "{{ 'a' | repeat(1000000000) }}", "string of more than"),
                bomb("repeated empty", "{{ '' | repeat(1000000000) }}", "steps"),
                bomb("indented far", "{{ 'a' | indent(1000000000) }}", "string of more than"),
                bomb("lists doubled", "{% set x = [1] %}" + loop("{% set x = x + x %}"), "more than"),
                bomb("encoded again and again", doubled("x | b64encode"), "string of more than"),
                bomb("much output", loop(loop("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")), "writes more than"),
                bomb("equal trees of one list", shared("[x, x]") + "{{ x == y }}", "steps"),
                bomb("macro without end", "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}", "deeper than"),
                bomb("snippet without end", "{% include 'main' %}", "deeper than"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bombs")
    void everyBombIsStopped(String template, String message) {
        TemplateError error = Templates.failure(Map.of("main", template), SMALL);

        assertThat(error.fault()).isEqualTo(Fault.LIMIT);
        assertThat(error.message()).contains(message);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bombs")
    void theOrdinaryLimitsStopThemToo(String template, String message) {
        assertThat(Templates.failure(template).fault()).isEqualTo(Fault.LIMIT);
    }

    @Test
    void aHundredMegabytesAreNotWritten() {
        String line = "a".repeat(1000);

        TemplateError error = Templates.failure("{% for i in 1..100000 %}" + line + "{% endfor %}");

        assertThat(error.message()).isEqualTo("writes more than 4194304 characters");
    }

    @Test
    void deepListsAreNotCompared() {
        String deep =
                "{% set x = [] %}{% set y = [] %}{% for i in 1..1000 %}{% set x = [x] %}{% set y = [y] %}{% endfor %}";

        assertThat(Templates.failure(deep + "{{ x == y }}").message()).contains("nested deeper");
    }

    @Test
    void longChainsOfOperatorsAreNotWalked() {
        assertThat(Templates.failure("{{ 1" + " + 1".repeat(5000) + " }}").message())
                .contains("nested deeper");
    }

    @Test
    void deeplyNestedSourceIsNotParsed() {
        Stream.of(
                        "{{ " + "(".repeat(100_000),
                        "{{ " + "-".repeat(100_000),
                        "{% if a %}".repeat(100_000),
                        "{{ " + "[".repeat(100_000))
                .forEach(source -> assertThat(Templates.mistake(source).fault()).isEqualTo(Fault.SYNTAX));
    }

    @Test
    void stringsWithManyEscapesDoNotOverflowTheStack() {
        Compilation compilation = CompiledTemplates.compile(Map.of("main", "{{ \"" + "\\\\".repeat(200_000) + "\" }}"));

        assertThat(compilation).isNotNull();
    }

    @Test
    void aPassedDeadlineIsNoFailureOfTheTemplate() {
        CompiledTemplates templates = Templates.compiled(Map.of("main", loop(loop(loop(loop(""))))));

        assertThat(templates.render("main", Templates.context(), RenderLimits.DEFAULT, () -> true))
                .isEqualTo(new Rendering.OutOfTime());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{% macro m(x) %}{% if true %}{{ m(x ~ 'a') }}{% endif %}{% endmacro %}{{ m('') }}",
                "{% macro m(x) %}{{ upper(m(x) ~ 'a') | lower }}{% endmacro %}{{ [m('')] | toJson }}",
                "{% for x in 1..2 %}{% if true %}{% include 'main' %}{% endif %}{% endfor %}",
                "{% set x = [] %}{% for i in 1..1000 %}{% set x = [x] %}{% endfor %}{{ x | toYaml | indent(2) }}",
            })
    void theDeepestRenderingFitsASmallStack(String template) throws InterruptedException {
        List<Rendering> renderings = new ArrayList<>();
        Thread thread = new Thread(
                null,
                () -> renderings.add(Templates.compiled(Map.of("main", template))
                        .render("main", Templates.documents(Templates.context()))),
                "small",
                512 << 10);
        thread.start();
        thread.join();

        assertThat(renderings).singleElement().isInstanceOf(Rendering.Failed.class);
    }

    private static String loop(String body) {
        return "{% for i in 1..500 %}" + body + "{% endfor %}";
    }

    private static String doubled(String twice) {
        return "{% set x = 'aaaa' %}" + loop("{% set x = " + twice + " %}");
    }

    private static String shared(String pair) {
        return "{% set x = [1] %}{% set y = [1] %}{% for i in 1..40 %}{% set x = " + pair + " %}{% set y = "
                + pair.replace('x', 'y') + " %}{% endfor %}";
    }

    private static Arguments bomb(String name, String template, String message) {
        return Arguments.of(Named.of(name, template), message);
    }
}
