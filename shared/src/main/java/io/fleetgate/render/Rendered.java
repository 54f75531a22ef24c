package io.fleetgate.render;

import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.object.NewObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.DesiredBinding;
import io.fleetgate.render.task.DesiredTask;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything that is rendered for a target, as it is wanted. What the target owns and is not named here is deleted, except
 * artifacts: those stay for as long as any binding keeps them.
 *
 * @param bindings a new one to an artifact whose deletion does not come to its end is wanted, but is not made: that depends
 *     on what other targets want
 * @param artifacts those that the bindings here keep; created where they are not stored, else left as they are
 */
public record Rendered(
        SortedMap<ObjectKey, DesiredTask> tasks,
        SortedMap<ObjectKey, DesiredBinding> bindings,
        SortedMap<ObjectKey, NewObject<RenderArtifactSpec>> artifacts) {

    static final Rendered NOTHING = new Rendered(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    public Rendered {
        tasks = Collections.unmodifiableSortedMap(tasks);
        bindings = Collections.unmodifiableSortedMap(bindings);
        artifacts = Collections.unmodifiableSortedMap(artifacts);
    }

    /** What other targets may ask about. */
    public RenderedCharts charts() {
        return bindings.isEmpty() && artifacts.isEmpty()
                ? RenderedCharts.NONE
                : new RenderedCharts(bindings, artifacts);
    }
}
