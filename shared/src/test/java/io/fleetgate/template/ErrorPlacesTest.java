package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.Place;
import io.fleetgate.template.fault.TemplateError;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where a failure is said to be. */
class ErrorPlacesTest {

    @Test
    void failGivesItsMessageAlone() {
        TemplateError error = Templates.failure("a\n{{ fail('Ingress ' ~ name ~ ': no tls') }}");

        assertThat(error)
                .isEqualTo(new TemplateError(Fault.FAILED, "Ingress shop: no tls", List.of(new Place("main", 2))));
    }

    @Test
    void theChainLeadsFromTheEntryOverSnippetsAndMacros() {
        Map<String, String> sources = Map.of(
                "main", "\n{% include 'part' %}",
                "part", "{% import 'lib' %}\n\n{{ broken(1) }}",
                "lib", "{% macro broken(a) %}\n\n\n{{ a.field }}{% endmacro %}");

        TemplateError error = Templates.failure(sources, RenderLimits.DEFAULT);

        assertThat(error.chain()).hasToString("[main:2, part:3, lib:4]");
        assertThat(error.entry()).isEqualTo("main");
        assertThat(error.place()).isEqualTo(new Place("lib", 4));
    }

    @Test
    void whatIsFinishedIsNotInTheChain() {
        Map<String, String> sources = Map.of("main", "{% include 'part' %}\n{{ 1 / 0 }}", "part", "\n\n\n{{ name }}");

        assertThat(Templates.failure(sources, RenderLimits.DEFAULT).chain()).hasToString("[main:2]");
    }

    @Test
    void whatTheTemplateSurvivedIsNotInTheChain() {
        String source = "{% macro m() %}\n{{ nothing }}{% endmacro %}\n{{ m() | default('x') }}\n{{ 1 / 0 }}";

        assertThat(Templates.failure(source).chain()).hasToString("[main:4]");
    }

    @Test
    void failIsNotSurvived() {
        assertThat(Templates.failure("{{ fail('no') | default('x') }}").message())
                .isEqualTo("no");
    }
}
