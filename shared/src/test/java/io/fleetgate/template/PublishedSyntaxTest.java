package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.fault.TemplateError;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Templates in the published syntax are told what to write instead. */
class PublishedSyntaxTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '~',
            value = {
                "{%% x := 1 %%} => 1 {%% ... %%} => one tag for each statement, such as {% set x = 1 %}",
                "{% for _, x := range xs %}{% end %} => 4 for _, x := range xs => for x in xs; of a map, x.key and x.value",
                "{% for x := range xs %}{% end %} => 4 for _, x := range xs => for x in xs; of a map, x.key and x.value",
                "{% for i := 0; i < n; i++ %}{% end %} => 4 for i := 0; i < n; i++ => for i in 0..(n - 1), or for i in seq(n)",
                "{% for k, v in m %}{% endfor %} => 4 for k, v in map => for e in map, with e.key and e.value",
                "{% if a %}{% else if b %}{% endif %} => 11 else if => elseif",
                "{% if true %}a{% end %} => 15 end => endif, endfor or endmacro",
                "{% if true %}a{% end if %} => 15 end => endif, endfor or endmacro",
                "{% macro M(a string, b int) %}{% endmacro %} => 4 macro M(a string) => macro m(a), without types; a = 'x' gives a default",
                "{% macro M(a, b []string) %}{% endmacro %} => 4 macro M(a string) => macro m(a), without types; a = 'x' gives a default",
                "{% macro M %}{% endmacro %} => 4 macro M => macro m(), with parentheses",
                "{% import \"lib\" for M %} => 4 import \"t\" for M => from 't' import m",
                "{% var x = 1 %} => 4 var x = 1 => set x = 1",
                "{% x := 1 %} => 4 x := 1 => set x = 1",
                "{% a, b := f() %} => 4 x := 1 => set x = 1",
                "{% x += 1 %} => 4 x += 1, x++ => set x = x + 1",
                "{% x = 1 %} => 1 x = 1 => set x = 1",
                "{% show x %} => 1 show x => {{ x }}",
                "{{ render \"part\" }} => 4 render \"t\" => {% include 't' %}, which sees the variables around it",
                "{% render_glob \"a-*\" %} => 4 render_glob \"a-*\" => one {% include 'a-1' %} for each snippet",
                "{{ if a && b }} => 9 && => and",
                "{{ a || b }} => 6 || => or",
                "{{ !a }} => 4 !x => not x",
                "{% if a == nil && b %}{% endif %} => 12 nil => null, or x is null",
                "{{ a.(string) }} => 5 x.(string) => x alone, or tostring(x), toint(x)",
                "{{ a.(map[string]any) }} => 5 x.(string) => x alone, or tostring(x), toint(x)",
                "{% set x = map[string]any{\"a\": 1} %} => 12 map[string]any{\"k\": v} => {'k': v}",
                "{% set x = []string{\"a\"} %} => 12 []any{a, b} => [a, b]",
                "{{ f(`a`) }} => 6 `raw string` => 'string'",
                "{% switch x %}{% case 1 %} => 1 switch, case => if and elseif",
                "{% if x %}{% break %}{% endif %} => 11 break, continue => an if around what is left of the loop",
            })
    void everyConstructIsRecognised(String template, String published, String ours) {
        String place = published.substring(0, published.indexOf(' '));
        String construct = published.substring(place.length() + 1);

        TemplateError error = Templates.mistakes(Map.of("main", template)).stream()
                .filter(one -> one.message().contains("\"" + construct + "\""))
                .findFirst()
                .orElseThrow();

        assertThat(error.message())
                .isEqualTo("is written in the published syntax, \"" + construct + "\"; write " + ours);
        assertThat(error.place()).hasToString("main:1:" + place);
    }

    @Test
    void everyPlaceOfATemplateIsTold() {
        String template = """
                global
                {% for _, x := range xs %}
                  server {{ x.(string) }} {% if !x && y %}{% end %}
                {% end %}
                {# nil && end #} a && b := "x" nil
                """;

        List<TemplateError> errors = Templates.mistakes(Map.of("main", template));

        assertThat(errors.stream().map(error -> error.place().toString()))
                .containsExactly("main:2:4", "main:3:14", "main:3:33", "main:3:36", "main:3:43", "main:4:1");
    }

    @Test
    void whatStandsInStringsIsNotCode() {
        assertThat(Templates.mistake("{{ 'a && b' ~ \"x := nil\" }}{{ (").message())
                .doesNotContain("published");
    }

    @Test
    void whatCompilesIsNotLookedAt() {
        assertThat(Templates.text("{{ 'nil' }} && {{ name }} := {# end #}{{ \"!\" }}"))
                .isEqualTo("nil && shop := !");
    }

    @Test
    void largeTemplatesOfNothingButBeginningsTakeTheirTime() {
        for (String part : List.of("a,", "a ", "for a ", "macro a(", "import \"", "[", ".(", "map[", "'", "{%", "a")) {
            assertThat(Templates.mistakes(Map.of("main", "{{ " + part.repeat(100_000))))
                    .isNotEmpty();
        }
    }
}
