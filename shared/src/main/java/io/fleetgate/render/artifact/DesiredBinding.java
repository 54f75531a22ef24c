package io.fleetgate.render.artifact;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.NewObject;
import io.fleetgate.object.ObjectKey;

/** A RenderBinding of the settled fleet. */
public sealed interface DesiredBinding {

    /** The stored binding stays as it is. */
    record Kept(FleetObject<RenderBindingSpec> stored) implements DesiredBinding {
        @Override
        public ObjectKey key() {
            return stored.key();
        }

        @Override
        public RenderBindingSpec spec() {
            return stored.spec();
        }
    }

    /** There is no such binding, or one that is gone by then. */
    record Created(NewObject<RenderBindingSpec> binding) implements DesiredBinding {
        @Override
        public ObjectKey key() {
            return binding.key();
        }

        @Override
        public RenderBindingSpec spec() {
            return binding.spec();
        }
    }

    /** The stored binding leads to its artifact through another registry than the target's. */
    record Patched(FleetObject<RenderBindingSpec> stored, RenderBindingSpec spec) implements DesiredBinding {
        @Override
        public ObjectKey key() {
            return stored.key();
        }

        /** The spec that is written in place of the stored one. */
        public ObjectNode writtenSpec() {
            return NewObject.json(spec);
        }
    }

    ObjectKey key();

    RenderBindingSpec spec();

    /** The artifact that it keeps, always in the binding's namespace. */
    default ObjectKey artifact() {
        return new ObjectKey(key().namespace(), spec().renderArtifactRef().name());
    }
}
