package io.fleetgate.render.task;

import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.name.RenderNames;
import io.fleetgate.render.name.RenderVersions;
import java.util.OptionalLong;

/** The name of a stored RenderTask. It follows from what is rendered for whom, but anybody may write what is not so. */
public final class TaskName {
    private TaskName() {}

    /** Whether a task has the name of one that its owner would make, so that it stands in no other target's way. */
    public static boolean isOfItsOwner(FleetObject<RenderTaskSpec> task) {
        RenderTaskSpec spec = task.spec();
        return RenderVersions.bootstrap(spec.ownerName(), task.name(), spec.tag())
                        .isPresent()
                || isOfARelease(task.name(), spec);
    }

    private static boolean isOfARelease(String name, RenderTaskSpec spec) {
        OptionalLong generation = RenderVersions.generation(spec.tag());
        String[] repository = spec.repository().split("/", -1);
        String chart = RenderNames.releaseChart("");
        if (generation.isEmpty() || repository.length != 3 || !repository[2].startsWith(chart)) {
            return false;
        }
        ObjectKey release = new ObjectKey(repository[1], repository[2].substring(chart.length()));
        return RenderNames.releaseTask(release, spec.ownerName(), generation.getAsLong())
                .equals(name);
    }
}
