package io.fleetgate.plan;

/** A change set does more than the caller has room to plan for. */
public final class PlanTooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PlanTooLargeException(int targets) {
        super(
                "the plan would be about " + targets + " targets, and takes more memory than plans may have",
                null,
                false,
                false);
    }
}
