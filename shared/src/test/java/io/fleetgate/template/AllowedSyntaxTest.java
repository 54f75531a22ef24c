package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What templates can say. */
class AllowedSyntaxTest {

    @ParameterizedTest(name = "{0} writes {1}")
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '`',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "plain text => plain text",
                "{{ name }}:{{ port }} => shop:80",
                "{{ 'it' }}{# a comment #} => it",
                "{% verbatim %}{{ kept }}{% endverbatim %} => {{ kept }}",
                "a  {{- name -}}  b => ashopb",
                "{{ 1 + 2 * 3 }} => 7",
                "{{ (1 + 2) * 3 }} => 9",
                "{{ 7 / 2 }} {{ 7 % 2 }} {{ -7 }} => 3 1 -7",
                "{{ 7.0 / 2 }} => 3.5",
                "{{ name ~ '-' ~ port }} => shop-80",
                "{{ 'a' + 1 }} => a1",
                "{{ \"#{name}:#{port}!\" }} => shop:80!",
                "{{ port > 79 and not (name == 'x') }} => true",
                "{{ 1 == 1.0 }} => true",
                "{{ port is even ? 'even' : 'odd' }} => even",
                "{{ list contains 'a' }} {{ name contains 'z' }} => true false",
                "{{ nothing is defined }} {{ name is defined }} => false true",
                "{{ labels.other is not defined }} => true",
                "{{ missing is null }} {{ list is iterable }} {{ labels is map }} => true true true",
                "{{ labels.app }} {{ labels['tier'] }} {{ list[0] }} => shop web b",
                "{{ store.List() | join('+') }} => b+a+c",
                "{{ [1, 2][1] is defined ? 1 : 0 }} => 1",
                "{% if port == 1 %}a{% elseif port == 80 %}b{% else %}c{% endif %} => b",
                "{% for i in 1..3 %}{{ i }}{{ loop.last ? '' : ',' }}{% endfor %} => 1,2,3",
                "{% for e in labels %}{{ e.key }}={{ e.value }};{% endfor %} => tier=web;app=shop;",
                "{% for x in [] %}{% else %}none{% endfor %} => none",
                "{% set sum = 0 %}{% for i in 1..4 %}{% set sum = sum + i %}{% endfor %}{{ sum }} => 10",
                "{% macro m(a, b='B') %}{{ a }}{{ b }}{% endmacro %}{{ m('1') }}{{ m(b='2', a='3') }} => 1B32",
            })
    void everyConstructHasItsText(String template, String text) {
        assertThat(Templates.text(template)).isEqualTo(text);
    }

    @Test
    void snippetsAreIncludedByNameAndSeeTheVariablesAroundThem() {
        Map<String, String> sources =
                Map.of("main", "{% set x = 1 %}{% include 'part' with {'y': 2} %}", "part", "{{ x }}{{ y }}{{ name }}");

        assertThat(Templates.text(sources)).isEqualTo("12shop");
    }

    @Test
    void macrosAreImportedByNameAndSeeTheContextButNotTheCaller() {
        Map<String, String> sources = Map.of(
                "main",
                "{% from 'lib' import seen as s %}{% set x = 1 %}{{ s() }}",
                "lib",
                "{% macro seen() %}{{ name }} {{ x is defined }}{% endmacro %}");

        assertThat(Templates.text(sources)).isEqualTo("shop false");
    }

    @Test
    void anImportedMacroCallsItsNeighbours() {
        Map<String, String> sources = Map.of(
                "main",
                "{% import 'lib' %}{{ outer() }}",
                "lib",
                "{% macro inner() %}in{% endmacro %}{% macro outer() %}<{{ inner() }}>{% endmacro %}");

        assertThat(Templates.text(sources)).isEqualTo("<in>");
    }

    @Test
    void newlinesStayWhereTheyAre() {
        assertThat(Templates.text("{% if true %}\na\n{% endif %}\n{{ name }}\n"))
                .isEqualTo("\na\n\nshop\n");
    }
}
