package io.fleetgate.webhook.validate;

import io.fleetgate.object.GroupKind;
import org.jspecify.annotations.Nullable;

/** Learns of every answer of {@code /validate}, once each; called on the way of the answer, so it never waits. */
@FunctionalInterface
public interface AdmissionObserver {

    /**
     * An answer.
     *
     * @param kind of the object; null where none was read
     * @param nanos from the head of the request to the answer
     */
    void answered(@Nullable GroupKind kind, Outcome outcome, long nanos);

    /** What the caller was told. */
    enum Outcome {
        ALLOWED,
        DENIED,
        /** HTTP 5xx: {@code failurePolicy} decides. */
        UNDECIDED,
        /** HTTP 4xx: no request that can be answered. */
        REFUSED
    }
}
