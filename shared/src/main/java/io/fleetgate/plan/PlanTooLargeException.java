package io.fleetgate.plan;

/** A change set reaches more targets than the caller has room to plan for; nothing was worked out. */
public final class PlanTooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PlanTooLargeException(int reached, int most) {
        super("the plan would be about " + reached + " targets, and there is memory for " + most, null, false, false);
    }
}
