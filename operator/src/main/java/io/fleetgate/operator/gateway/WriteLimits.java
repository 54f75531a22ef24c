package io.fleetgate.operator.gateway;

/**
 * How hard an API server is written to.
 *
 * @param atOnce how many writes may be under way
 * @param perSecond how many may begin in a second; that many may begin at the same moment after a second of rest
 */
public record WriteLimits(int atOnce, int perSecond) {

    /** Neither may be less than one. */
    public WriteLimits {
        if (atOnce < 1 || perSecond < 1) {
            throw new IllegalArgumentException(
                    "with limits of " + atOnce + " and " + perSecond + " nothing is written");
        }
    }
}
