package io.fleetgate.template;

import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.function.FirstSeen;
import io.fleetgate.template.value.Value;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * How an entry is to be rendered.
 *
 * @param context the variables that it finds
 * @param outOfTime whether the caller's deadline has passed
 * @param firstSeen what was seen by the entries that were rendered before it and belong together with it
 */
public record RenderRequest(
        Map<String, Value> context, RenderLimits limits, BooleanSupplier outOfTime, Form form, FirstSeen firstSeen) {

    /** Any text, by itself. */
    public static RenderRequest text(Map<String, Value> context, RenderLimits limits, BooleanSupplier outOfTime) {
        return new RenderRequest(context, limits, outOfTime, Form.TEXT, new FirstSeen());
    }

    /** The same for Kubernetes documents. */
    public RenderRequest documents() {
        return new RenderRequest(context, limits, outOfTime, Form.DOCUMENTS, firstSeen);
    }

    /** The same as one of several entries that are rendered one after the other. */
    public RenderRequest with(FirstSeen shared) {
        return new RenderRequest(context, limits, outOfTime, form, shared);
    }
}
