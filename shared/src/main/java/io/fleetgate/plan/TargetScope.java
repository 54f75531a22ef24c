package io.fleetgate.plan;

/** Which targets a plan lists. */
public enum TargetScope {
    /** Those whose result changes, the reasons of the losers included. */
    CHANGED,
    /** Every target of the fleet. */
    ALL
}
