package io.fleetgate.render;

import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.object.NewObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.DesiredBinding;
import java.util.Collections;
import java.util.SortedMap;

/**
 * The part of what is rendered for a target that is not its own business alone: an artifact stays for as long as any target
 * binds it. Far smaller than the rest.
 */
public record RenderedCharts(
        SortedMap<ObjectKey, DesiredBinding> bindings, SortedMap<ObjectKey, NewObject<RenderArtifactSpec>> artifacts) {

    static final RenderedCharts NONE = new RenderedCharts(Collections.emptySortedMap(), Collections.emptySortedMap());
}
