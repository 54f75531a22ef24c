package io.fleetgate.render;

import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.render.name.RenderVersions;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The stored RenderTasks of a target, by what they render. */
final class OwnedTasks {
    private static final Comparator<FleetObject<RenderTaskSpec>> OLDEST_FIRST =
            Comparator.<FleetObject<RenderTaskSpec>>comparingLong(
                            task -> RenderVersions.generation(task.spec().tag()).orElse(0))
                    .thenComparing(FleetObject::key);

    private final Map<String, FleetObject<RenderTaskSpec>> newestByRepository = new HashMap<>();
    private final List<FleetObject<RenderTaskSpec>> bootstraps = new ArrayList<>();
    private final SortedMap<Long, FleetObject<RenderTaskSpec>> bootstrapsByVersion = new TreeMap<>();

    OwnedTasks(Snapshot snapshot, ObjectKey target) {
        for (FleetObject<RenderTaskSpec> task : snapshot.lookup(RenderIndexes.TASKS_BY_TARGET, target)) {
            if (task.spec().type().equals(TaskSpecs.BOOTSTRAP)) {
                bootstraps.add(task);
                RenderVersions.bootstrap(target.name(), task.name(), task.spec().tag())
                        .ifPresent(version -> bootstrapsByVersion.put(version, task));
            } else if (!task.isTerminating()) {
                newestByRepository.merge(
                        task.spec().repository(), task, (a, b) -> OLDEST_FIRST.compare(a, b) < 0 ? b : a);
            }
        }
    }

    /** The task of the highest generation of a release, given by the repository of its charts. */
    Optional<FleetObject<RenderTaskSpec>> newest(String repository) {
        return Optional.ofNullable(newestByRepository.get(repository));
    }

    /** Every bootstrap task, sorted by key; terminating ones too. */
    List<FleetObject<RenderTaskSpec>> bootstraps() {
        return Collections.unmodifiableList(bootstraps);
    }

    /** The bootstrap tasks that have the name of a version; terminating ones too. */
    SortedMap<Long, FleetObject<RenderTaskSpec>> bootstrapsByVersion() {
        return Collections.unmodifiableSortedMap(bootstrapsByVersion);
    }
}
