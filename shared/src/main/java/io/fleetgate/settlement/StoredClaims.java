package io.fleetgate.settlement;

import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.RenderedCharts;
import io.fleetgate.render.artifact.DesiredBinding;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.rollout.reference.Finalizers;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The stored RenderBindings that stay: each belongs to a target, which says whether it still wants it. */
final class StoredClaims {
    private final Settlement settlement;

    StoredClaims(Settlement settlement) {
        this.settlement = settlement;
    }

    /** Those of an artifact as they will be, sorted by key; each is looked at only when it is its turn. */
    Stream<Map.Entry<ObjectKey, RenderBindingSpec>> on(ObjectKey artifact) {
        return settlement.snapshot().lookup(RenderIndexes.BINDINGS_BY_ARTIFACT, artifact).stream()
                .flatMap(binding -> staying(binding).map(spec -> Map.entry(binding.key(), spec)).stream());
    }

    /** The same for whoever needs the first of them, and not any. */
    Stream<Map.Entry<ObjectKey, RenderBindingSpec>> inOrderOn(ObjectKey artifact) {
        settlement.snapshot().requireReadable(RenderIndexes.BINDINGS_BY_ARTIFACT, artifact);
        return on(artifact);
    }

    private Optional<RenderBindingSpec> staying(FleetObject<RenderBindingSpec> binding) {
        Optional<RenderedCharts> charts = RenderIndexes.boundFor(binding).stream()
                .flatMap(target -> settlement.charts(target).stream())
                .findFirst();
        if (charts.isEmpty()) {
            return Optional.of(binding.spec());
        }
        DesiredBinding desired = charts.get().bindings().get(binding.key());
        if (desired != null) {
            return Optional.of(desired.spec());
        }
        return Finalizers.foreign(binding).findAny().map(holder -> binding.spec());
    }
}
