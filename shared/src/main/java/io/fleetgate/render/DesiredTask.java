package io.fleetgate.render;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;

/** A RenderTask of the settled fleet. */
public sealed interface DesiredTask {

    /** The stored task is what is wanted, or nothing may take its place for now. */
    record Kept(FleetObject<RenderTaskSpec> stored) implements DesiredTask {
        @Override
        public ObjectKey key() {
            return stored.key();
        }

        @Override
        public ObjectNode document() {
            return stored.document();
        }
    }

    /** There is no such task, or one that is gone by then. */
    record Created(NewObject<RenderTaskSpec> task) implements DesiredTask {
        @Override
        public ObjectKey key() {
            return task.key();
        }

        @Override
        public ObjectNode document() {
            return task.document();
        }
    }

    /** The stored task says something else, which cannot be changed: it is deleted, and one of the same name created. */
    record Replaced(FleetObject<RenderTaskSpec> stored, NewObject<RenderTaskSpec> task) implements DesiredTask {
        @Override
        public ObjectKey key() {
            return task.key();
        }

        @Override
        public ObjectNode document() {
            return task.document();
        }
    }

    ObjectKey key();

    /** The whole object as it will be; nobody changes it. */
    ObjectNode document();
}
