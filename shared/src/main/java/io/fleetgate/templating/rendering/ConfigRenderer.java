package io.fleetgate.templating.rendering;

import io.fleetgate.template.RenderRequest;
import io.fleetgate.template.Rendering;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.Place;
import io.fleetgate.template.fault.TemplateError;
import io.fleetgate.template.postprocess.PostProcessors;
import io.fleetgate.templating.EntryKind;
import io.fleetgate.templating.EntryPoint;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.context.RenderContext;
import io.fleetgate.templating.context.RenderInput;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Renders configs: the same config and the same input give the same texts, on every machine. */
public final class ConfigRenderer {
    private final RenderLimits limits;
    private final BooleanSupplier outOfTime;

    /**
     * A renderer for one caller.
     *
     * @param limits of each entry
     * @param outOfTime whether the caller's deadline has passed
     */
    public ConfigRenderer(RenderLimits limits, BooleanSupplier outOfTime) {
        this.limits = limits;
        this.outOfTime = outOfTime;
    }

    /**
     * Renders every entry, one after the other.
     *
     * @throws io.fleetgate.store.UndecidableException where a template reads a store that is not completely known
     */
    public ConfigRendering render(TemplateConfig config, RenderInput input) {
        RenderContext context = new RenderContext(config, input);
        RenderRequest request = RenderRequest.text(context.variables(), limits, outOfTime);
        List<RenderedText> texts = new ArrayList<>();
        for (EntryPoint entry : config.entries()) {
            switch (render(config, entry, request)) {
                case Rendering.Rendered(String text) -> texts.add(new RenderedText(entry, text));
                case Rendering.Failed(TemplateError error) -> {
                    return new ConfigRendering.Failed(entry, error);
                }
                case Rendering.OutOfTime() -> {
                    return new ConfigRendering.OutOfTime();
                }
            }
        }
        return new RenderedConfig(texts, context.registeredFiles(), context.statusPatches());
    }

    private Rendering render(TemplateConfig config, EntryPoint entry, RenderRequest request) {
        RenderRequest asKind = entry.kind() == EntryKind.OBJECTS ? request.documents() : request;
        Rendering rendering = config.templates().render(entry.name(), asKind);
        return rendering instanceof Rendering.Rendered(String text) ? process(entry, text) : rendering;
    }

    private Rendering process(EntryPoint entry, String text) {
        return switch (entry.postProcessing().apply(text, limits, outOfTime)) {
            case PostProcessors.Processed.Done(String processed) -> new Rendering.Rendered(processed);
            case PostProcessors.Processed.OutOfTime() -> new Rendering.OutOfTime();
            case PostProcessors.Processed.Failed(String message) ->
                new Rendering.Failed(new TemplateError(
                        Fault.LIMIT, "postProcessing: " + message, List.of(new Place(entry.name(), 1))));
        };
    }
}
