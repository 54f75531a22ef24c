package io.fleetgate.operator.tag;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.registry.TagAnswer;
import java.time.Duration;

/** What came of an attempt. */
sealed interface Result {

    /** A registry was asked, or could not be. */
    record Asked(TagAnswer answer) implements Result {}

    /**
     * No registry was asked, for the API server does not say whether it may be.
     *
     * @param retryAfter for how long the API server asks to be left alone; zero where it does not
     */
    record Undecided(String why, Duration retryAfter) implements Result {}

    /** No registry was asked: this binding claims the artifact, and the store will hear of it. */
    record Claimed(ObjectKey binding) implements Result {}
}
