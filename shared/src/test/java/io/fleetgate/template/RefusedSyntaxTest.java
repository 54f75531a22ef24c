package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.TemplateError;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What templates may not say; found when they are compiled, wherever that is possible. */
class RefusedSyntaxTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{% extends 'main' %}",
                "{% block a %}{% endblock %}",
                "{% embed 'main' %}{% endembed %}",
                "{% cache 'a' %}{% endcache %}",
                "{% parallel %}{% endparallel %}",
                "{% flush %}",
                "{% filter upper %}a{% endfilter %}",
                "{% autoescape false %}{% endautoescape %}",
                "{% include name %}",
                "{% include 'ma' ~ 'in' %}",
                "{% import name %}",
                "{{ block('a') }}",
                "{{ parent() }}",
                "{{ i18n('a', 'b') }}",
                "{{ nosuchfunction(1) }}",
                "{{ name | date }}",
                "{{ name | numberformat }}",
                "{{ name is nosuchtest }}",
                "{{ lower(text='A') }}",
            })
    void whatIsOnNoListDoesNotCompile(String template) {
        assertThat(Templates.mistake(template).fault()).isEqualTo(Fault.REFUSED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{{ name.getClass() }}",
                "{{ name.class }}",
                "{{ list.size() }}",
                "{{ labels.entrySet() }}",
                "{{ labels.getClass().forName('java.lang.Runtime') }}",
                "{{ port.TYPE }}",
                "{{ store.getClass() }}",
                "{{ store.all }}",
                "{{ store }}",
                "{{ template }}",
                "{{ _context }}",
                "{{ locale }}",
                "{{ nothing }}",
                "{{ labels.nothing }}",
                "{{ list[3] }}",
                "{{ missing.field }}",
                "{{ store.List(1) }}",
                "{{ list }}",
                "{{ labels }}",
            })
    void nothingOfJavaCanBeReachedAndNothingUndefinedIsRead(String template) {
        assertThat(Templates.failure(template).fault()).isIn(Fault.UNDEFINED, Fault.WRONG_VALUE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/etc/hostname", "../main", "file:///etc/hostname", "nosuch"})
    void onlyTemplatesOfTheConfigurationAreIncluded(String template) {
        TemplateError error = Templates.mistake("\n{% include '" + template + "' %}");

        assertThat(error.fault()).isEqualTo(Fault.UNDEFINED);
        assertThat(error.place()).hasToString("main:2:4");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '`',
            value = {
                "{{ this_is_undefined( }} => main:1",
                "a\\n{{ => main:2",
                "a\\n\\n{% if true %} => main:3",
                "{% for x of y %} => main:1:10",
                "{{ 'open }} => main:1",
                "{{ 'a'(1) }} => main:1:7",
                "{{ 99999999999999999999 }} => main:1:4",
                "{{ 1 } => main:1",
                "{# open => main:1",
                "{% %} => main:1:4",
                "{% endif %} => main:1:4",
            })
    void brokenSyntaxIsToldWithItsLine(String template, String place) {
        assertThat(Templates.mistake(template.replace("\\n", "\n")).place()).hasToString(place);
    }

    @Test
    void everyBrokenTemplateIsTold() {
        assertThat(Templates.mistakes(Map.of("a", "{{", "b", "{% if %}", "c", "fine")))
                .hasSize(2);
    }

    @Test
    void snippetsThatNobodyRefersToAreCompiledToo() {
        assertThat(Templates.mistakes(Map.of("main", "", "unused", "{{ broken( }}")))
                .hasSize(1);
    }

    @Test
    void twoMacrosOfOneNameAreRefused() {
        String twice = "{% macro m() %}{% endmacro %}";

        assertThat(Templates.mistake(twice + twice).message()).contains("\"m\" twice");
    }
}
