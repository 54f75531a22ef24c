package io.fleetgate.templating.rendering;

import io.fleetgate.template.Rendering;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.fault.TemplateError;
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
        List<RenderedText> texts = new ArrayList<>();
        for (EntryPoint entry : config.entries()) {
            switch (config.templates().render(entry.name(), context.variables(), limits, outOfTime)) {
                case Rendering.Rendered(String text) -> texts.add(new RenderedText(entry, withLineEnd(text)));
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

    private static String withLineEnd(String text) {
        return text.endsWith("\n") ? text : text + "\n";
    }
}
