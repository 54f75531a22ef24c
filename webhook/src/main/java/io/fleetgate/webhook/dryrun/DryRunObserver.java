package io.fleetgate.webhook.dryrun;

import io.fleetgate.plan.Plan;

/** Learns of every answer of {@code /v1/dry-run}, once each. */
@FunctionalInterface
public interface DryRunObserver {

    void answered(Outcome outcome);

    /** What the caller was told. */
    enum Outcome {
        UNCHANGED,
        CHANGED,
        DENIED,
        /** HTTP 4xx: the input cannot be read. */
        REFUSED,
        /** HTTP 5xx: the fleet is not known well enough, or the time was over. */
        UNDECIDED;

        static Outcome of(Plan plan) {
            return switch (plan.outcome()) {
                case UNCHANGED -> UNCHANGED;
                case CHANGED -> CHANGED;
                case DENIED -> DENIED;
            };
        }
    }
}
