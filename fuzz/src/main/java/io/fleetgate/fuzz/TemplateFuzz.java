package io.fleetgate.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.fleetgate.template.Compilation;
import io.fleetgate.template.CompiledTemplates;
import io.fleetgate.template.RenderRequest;
import io.fleetgate.template.Rendering;
import java.util.Map;

/** Any text is compiled or refused, and rendered within its budget or stopped, twice in the same way. */
public final class TemplateFuzz {
    private static final String ENTRY = "main";

    private TemplateFuzz() {}

    /** Called by Jazzer, by this name. */
    public static void fuzzerTestOneInput(byte[] input) {
        Map<String, String> sources = Map.of(ENTRY, new String(input, UTF_8), "part", "{{ v }}");
        if (CompiledTemplates.compile(sources) instanceof Compilation.Compiled(CompiledTemplates templates)) {
            Rendering text = render(templates, Budgets.request("value"));
            if (!text.equals(render(templates, Budgets.request("value")))) {
                throw new IllegalStateException("the same template gave another text");
            }
            render(templates, Budgets.request("value").documents());
        }
    }

    private static Rendering render(CompiledTemplates templates, RenderRequest request) {
        Rendering rendering = templates.render(ENTRY, request);
        Budgets.check(rendering);
        return rendering;
    }
}
