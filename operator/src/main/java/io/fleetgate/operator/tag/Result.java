package io.fleetgate.operator.tag;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.registry.TagAnswer;

/** What came of an attempt. */
sealed interface Result {

    /** A registry was asked, or could not be. */
    record Asked(TagAnswer answer) implements Result {}

    /** No registry was asked: this binding claims the artifact, and the store will hear of it. */
    record Claimed(ObjectKey binding) implements Result {}
}
