package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.Place;
import io.fleetgate.template.fault.TemplateError;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a failure is said to be. */
class ErrorPlacesTest {

    @Test
    void failGivesItsMessageAlone() {
        TemplateError error = Templates.failure("a\n{{ fail('Ingress ' ~ name ~ ': no tls') }}");

        assertThat(error)
                .isEqualTo(new TemplateError(Fault.FAILED, "Ingress shop: no tls", List.of(new Place("main", 2, 4))));
    }

    @Test
    void theChainLeadsFromTheEntryOverSnippetsAndMacros() {
        Map<String, String> sources = Map.of(
                "main", "\n{% include 'part' %}",
                "part", "{% import 'lib' %}\n\n{{ broken(1) }}",
                "lib", "{% macro broken(a) %}\n\n\n{{ a.field }}{% endmacro %}");

        TemplateError error = Templates.failure(sources, RenderLimits.DEFAULT);

        assertThat(error.chain()).hasToString("[main:2:4, part:3:4, lib:4:6]");
        assertThat(error.entry()).isEqualTo("main");
        assertThat(error.place()).isEqualTo(new Place("lib", 4, 6));
    }

    @Test
    void whatIsFinishedIsNotInTheChain() {
        Map<String, String> sources = Map.of("main", "{% include 'part' %}\n{{ 1 / 0 }}", "part", "\n\n\n{{ name }}");

        assertThat(Templates.failure(sources, RenderLimits.DEFAULT).chain()).hasToString("[main:2:6]");
    }

    @Test
    void whatTheTemplateSurvivedIsNotInTheChain() {
        String source = "{% macro m() %}\n{{ nothing }}{% endmacro %}\n{{ m() | default('x') }}\n{{ 1 / 0 }}";

        assertThat(Templates.failure(source).chain()).hasToString("[main:4:6]");
    }

    @Test
    void failIsNotSurvived() {
        assertThat(Templates.failure("{{ fail('no') | default('x') }}").message())
                .isEqualTo("no");
    }

    @ParameterizedTest(name = "{0} is wrong at {1}")
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '`',
            value = {
                "{{ name }} and {{ name.field }} => 1:24",
                "a {{ 'b' ~ nothing }} => 1:12",
                "{{ name }}{{ nothing }} => 1:14",
                "{# {{ nothing #}{{ nothing }} => 1:0",
                "{{- nothing -}} or {{ nothing }} => 1:5",
                "x: {% if port %}{{ nothing }}{% endif %} => 1:20",
                "{{ nothing ~ nothing2 }} => 1:4",
                "{{ ('it' ~ 'it')[0] }} => 1:17",
            })
    void columnsAreToldWhereTheyAreCertain(String template, String spot) {
        Place place = Templates.failure(template).place();

        assertThat(place.line() + ":" + place.column()).isEqualTo(spot);
    }

    @Test
    void inLongLinesOnlyTheLineIsTold() {
        assertThat(Templates.failure("a".repeat(1000) + "{{ nothing }}").place())
                .isEqualTo(new Place("main", 1));
    }
}
