package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.budget.RenderLimits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** One compilation, many renderings. */
class ConcurrencyTest {
    private static final Map<String, String> SOURCES = Map.of(
            "main",
            "{% set n = 0 %}{% for i in 1..200 %}{% set n = n + i %}{% include 'part' with {'i': i} %}{% endfor %}{{ n }}",
            "part",
            "{% macro m(a) %}<{{ a }}>{% endmacro %}{% for e in labels %}{{ m(e.key ~ i) }}{% endfor %}\n");

    @Test
    void eightThreadsGetTheSameText() throws InterruptedException, ExecutionException {
        CompiledTemplates templates = Templates.compiled(SOURCES);
        Callable<Rendering> render =
                () -> templates.render("main", Templates.context(), RenderLimits.DEFAULT, () -> false);

        List<Rendering> renderings = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            for (Future<Rendering> rendering : threads.invokeAll(Collections.nCopies(64, render))) {
                renderings.add(rendering.get());
            }
        }

        assertThat(renderings).hasSize(64).containsOnly(new Rendering.Rendered(Templates.text(SOURCES)));
    }

    @Test
    void aSecondCompilationGivesTheSameText() {
        assertThat(Templates.text(SOURCES)).isEqualTo(Templates.text(SOURCES)).endsWith("20100");
    }
}
