package io.fleetgate.fuzz;

import io.fleetgate.template.RenderRequest;
import io.fleetgate.template.Rendering;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.value.Value;
import java.util.List;
import java.util.Map;

/** Limits that a fuzzer reaches, and what it renders with. */
final class Budgets {
    static final RenderLimits LIMITS = new RenderLimits(200_000, 20_000, 20_000, 1_000_000, 400, 40);

    private Budgets() {}

    static RenderRequest request(String value) {
        Value list = new Value.Sequence(List.of(Value.of(value), Value.of(80), Value.NOTHING));
        Value labels = new Value.Mapping(Map.of("app", Value.of(value)));
        return RenderRequest.text(
                Map.of("v", Value.of(value), "port", Value.of(80), "list", list, "labels", labels),
                LIMITS,
                () -> false);
    }

    static void check(Rendering rendering) {
        if (rendering instanceof Rendering.Rendered(String text) && text.length() > LIMITS.output()) {
            throw new IllegalStateException("an output of " + text.length() + " characters");
        }
    }
}
