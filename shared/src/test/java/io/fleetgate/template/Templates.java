package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.fault.TemplateError;
import io.fleetgate.template.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Compiles and renders templates for tests; the entry is called {@code main}. */
final class Templates {
    static final String MAIN = "main";

    private Templates() {}

    static CompiledTemplates compiled(Map<String, String> sources) {
        Compilation compilation = CompiledTemplates.compile(sources);
        assertThat(compilation).isInstanceOf(Compilation.Compiled.class);
        return ((Compilation.Compiled) compilation).templates();
    }

    static List<TemplateError> mistakes(Map<String, String> sources) {
        Compilation compilation = CompiledTemplates.compile(sources);
        assertThat(compilation).isInstanceOf(Compilation.Broken.class);
        return ((Compilation.Broken) compilation).errors();
    }

    static TemplateError mistake(String source) {
        return mistakes(Map.of(MAIN, source)).getFirst();
    }

    static RenderRequest request() {
        return RenderRequest.text(context(), RenderLimits.DEFAULT, () -> false);
    }

    static RenderRequest documents(Map<String, Value> context) {
        return RenderRequest.text(context, RenderLimits.DEFAULT, () -> false).documents();
    }

    static Rendering rendering(Map<String, String> sources, RenderLimits limits) {
        return compiled(sources).render(MAIN, context(), limits, () -> false);
    }

    static String text(Map<String, String> sources) {
        Rendering rendering = rendering(sources, RenderLimits.DEFAULT);
        assertThat(rendering).isInstanceOf(Rendering.Rendered.class);
        return ((Rendering.Rendered) rendering).text();
    }

    static String text(String source) {
        return text(Map.of(MAIN, source));
    }

    static TemplateError failure(Map<String, String> sources, RenderLimits limits) {
        Rendering rendering = rendering(sources, limits);
        assertThat(rendering).isInstanceOf(Rendering.Failed.class);
        return ((Rendering.Failed) rendering).error();
    }

    static TemplateError failure(String source) {
        return failure(Map.of(MAIN, source), RenderLimits.DEFAULT);
    }

    /** A string, a list, a map in an order of its own, and an object with one method. */
    static Map<String, Value> context() {
        Map<String, Value> labels = new LinkedHashMap<>();
        labels.put("tier", Value.of("web"));
        labels.put("app", Value.of("shop"));
        Value list = new Value.Sequence(List.of(Value.of("b"), Value.of("a"), Value.of("c")));
        return Map.of(
                "name",
                Value.of("shop"),
                "port",
                Value.of(80),
                "list",
                list,
                "labels",
                new Value.Mapping(labels),
                "missing",
                Value.NOTHING,
                "store",
                new Listing(list));
    }

    /** A store with the method {@code List}. */
    private record Listing(Value all) implements Value.Receiver {
        @Override
        public boolean hasMethod(String method) {
            return method.equals("List");
        }

        @Override
        public Value call(String method, List<Value> arguments) {
            if (!arguments.isEmpty()) {
                throw new IllegalArgumentException("takes no arguments");
            }
            return all;
        }
    }
}
