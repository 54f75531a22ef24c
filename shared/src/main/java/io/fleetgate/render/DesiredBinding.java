package io.fleetgate.render;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.object.FleetObject;
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

        @Override
        public ObjectNode document() {
            return stored.document();
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

        @Override
        public ObjectNode document() {
            return binding.document();
        }
    }

    /** The stored binding leads to its artifact through another registry than the target's. */
    record Patched(FleetObject<RenderBindingSpec> stored, RenderBindingSpec spec) implements DesiredBinding {
        @Override
        public ObjectKey key() {
            return stored.key();
        }

        @Override
        public ObjectNode document() {
            ObjectNode document = stored.document().deepCopy();
            document.set("spec", NewObject.json(spec));
            return document;
        }
    }

    ObjectKey key();

    RenderBindingSpec spec();

    /** The whole object as it will be; nobody changes it. */
    ObjectNode document();
}
