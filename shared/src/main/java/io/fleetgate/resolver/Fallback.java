package io.fleetgate.resolver;

/** What happens to a unique name whose winner is excluded by anti-affinity. */
public enum Fallback {
    /** Nothing is deployed for it. This is the published behaviour. */
    NONE,
    /** The next candidate of the name takes its place, at its own place in the order. */
    RUNNER_UP
}
