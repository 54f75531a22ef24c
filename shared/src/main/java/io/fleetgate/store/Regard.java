package io.fleetgate.store;

import io.fleetgate.object.Part;
import java.util.Optional;

/**
 * What is done about objects that cannot be read whole.
 *
 * @param needed the part of an object that is needed; empty where all of it is
 * @param overlooks whether an object of which it cannot be read is none, instead of undecidable
 */
record Regard(Optional<Part> needed, boolean overlooks) {
    static final Regard STRICT = new Regard(Optional.empty(), false);

    Regard asking(Part part) {
        return new Regard(Optional.of(part), overlooks);
    }

    Regard overlooking() {
        return new Regard(needed, true);
    }

    /** Whether enough of an object can be read. */
    boolean isEnough(UnreadableObject object) {
        return needed.filter(part -> part.isReadable(object.asRead())).isPresent();
    }
}
