package io.fleetgate.render.task;

import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.NewObject;
import io.fleetgate.object.ObjectKey;

/** A RenderTask of the settled fleet. */
public sealed interface DesiredTask {

    /** The stored task is what is wanted, or nothing may take its place for now. */
    record Kept(FleetObject<RenderTaskSpec> stored) implements DesiredTask {
        @Override
        public ObjectKey key() {
            return stored.key();
        }
    }

    /** There is no such task, or one that is gone by then. */
    record Created(NewObject<RenderTaskSpec> task) implements DesiredTask {
        @Override
        public ObjectKey key() {
            return task.key();
        }
    }

    /** The stored task says something else, which cannot be changed: it is deleted, and one of the same name created. */
    record Replaced(FleetObject<RenderTaskSpec> stored, NewObject<RenderTaskSpec> task) implements DesiredTask {
        @Override
        public ObjectKey key() {
            return task.key();
        }
    }

    ObjectKey key();
}
