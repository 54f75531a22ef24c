package io.fleetgate.bench.core;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.template.Compilation;
import io.fleetgate.template.CompiledTemplates;
import io.fleetgate.template.RenderRequest;
import io.fleetgate.template.Rendering;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.value.JsonValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Templates over Ingresses as an API server sends them. */
@State(Scope.Benchmark)
public class TemplateBenchmark {
    private static final String SERVICES = """
            {% for i in ingresses %}---
            apiVersion: v1
            kind: Service
            metadata:
              name: {{ i.metadata.name }}
              namespace: {{ i.metadata.namespace }}
              labels:
                app: {{ i.metadata.labels.app | quote }}
            spec:
              ports:
                - port: {{ i.spec.port }}
            {% endfor %}""";
    private static final List<String> ROUTES = List.of(
            "{% for i in ingresses %}{{ i.spec.host }} {{ i.metadata.namespace }}_{{ i.metadata.name }}\n{% endfor %}",
            "{% for i in ingresses %}{% if i.spec.port == 443 %}{{ i.spec.host | lower }}{% endif %}{% endfor %}",
            "{% for e in count_by(ingresses, 'metadata.namespace') %}{{ e.key }} {{ e.value }}\n{% endfor %}");

    private final CompiledTemplates services = compiled(Map.of("main", SERVICES));
    private final List<CompiledTemplates> routes =
            ROUTES.stream().map(route -> compiled(Map.of("main", route))).toList();
    private final List<ObjectNode> hundred = ingresses(100);
    private final List<ObjectNode> fiveThousand = ingresses(5_000);

    @Benchmark
    public Rendering hundredResources() {
        return render(services, request(hundred));
    }

    @Benchmark
    public Rendering hundredResourcesGuarded() {
        return render(services, request(hundred).documents());
    }

    @Benchmark
    public List<Rendering> threeTemplatesOverFiveThousandObjects() {
        return routes.stream()
                .map(route -> render(route, request(fiveThousand)))
                .toList();
    }

    private static Rendering render(CompiledTemplates templates, RenderRequest request) {
        Rendering rendering = templates.render("main", request);
        if (!(rendering instanceof Rendering.Rendered)) {
            throw new IllegalStateException(rendering.toString());
        }
        return rendering;
    }

    private static RenderRequest request(List<ObjectNode> ingresses) {
        return RenderRequest.text(Map.of("ingresses", JsonValues.list(ingresses)), RenderLimits.DEFAULT, () -> false);
    }

    private static CompiledTemplates compiled(Map<String, String> sources) {
        if (CompiledTemplates.compile(sources) instanceof Compilation.Compiled(CompiledTemplates templates)) {
            return templates;
        }
        throw new IllegalStateException("the templates of the benchmark do not compile");
    }

    private static List<ObjectNode> ingresses(int count) {
        List<ObjectNode> ingresses = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            ObjectNode ingress = JsonNodeFactory.instance.objectNode();
            ingress.put("kind", "Ingress");
            ObjectNode metadata = ingress.putObject("metadata");
            metadata.put("name", "shop-" + index).put("namespace", "team-" + index % 20);
            metadata.putObject("labels").put("app", "shop-" + index % 7);
            ingress.putObject("spec")
                    .put("host", "shop-" + index + ".example.test")
                    .put("port", index % 2 == 0 ? 80 : 443);
            ingresses.add(ingress);
        }
        return ingresses;
    }
}
