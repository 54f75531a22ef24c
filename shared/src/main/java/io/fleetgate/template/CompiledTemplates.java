package io.fleetgate.template;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.fault.OutOfTimeException;
import io.fleetgate.template.fault.TemplateError;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.render.Library;
import io.fleetgate.template.render.Renderer;
import io.fleetgate.template.value.Value;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** The templates of one revision of a configuration. Immutable; any number of threads may render at once. */
public final class CompiledTemplates {
    private final Library library;

    CompiledTemplates(Library library) {
        this.library = library;
    }

    /**
     * Compiles all templates, also those that no other one refers to.
     *
     * @param sources entries and snippets by their names, which they share
     */
    public static Compilation compile(Map<String, String> sources) {
        return new Linker().link(sources);
    }

    public boolean has(String name) {
        return library.templates().containsKey(name);
    }

    /**
     * Renders one template as any text.
     *
     * @param context the variables that it finds
     * @param outOfTime whether the caller's deadline has passed
     * @throws IllegalArgumentException if there is no such template
     */
    public Rendering render(String entry, Map<String, Value> context, RenderLimits limits, BooleanSupplier outOfTime) {
        return render(entry, RenderRequest.text(context, limits, outOfTime));
    }

    /**
     * Renders one template.
     *
     * @throws IllegalArgumentException if there is no such template
     */
    public Rendering render(String entry, RenderRequest request) {
        if (!has(entry)) {
            throw new IllegalArgumentException("no template " + entry);
        }
        Meter meter = new Meter(request.limits(), request.outOfTime());
        Renderer renderer = new Renderer(library, request.context(), meter, request.firstSeen());
        try {
            return new Rendering.Rendered(
                    switch (request.form()) {
                        case TEXT -> renderer.text(entry);
                        case DOCUMENTS -> renderer.documents(entry);
                    });
        } catch (TemplateStop stop) {
            return new Rendering.Failed(new TemplateError(stop.fault(), stop.text(), renderer.chain()));
        } catch (OutOfTimeException e) {
            return new Rendering.OutOfTime();
        }
    }
}
