package io.fleetgate.policy;

/**
 * How many targets of a Profile may lose its release by one change that nobody approved: the larger of the two.
 *
 * @param targets a number of targets
 * @param percent of the Profile's targets
 */
public record BlastRadiusLimits(int targets, int percent) {
    public static final BlastRadiusLimits DEFAULT = new BlastRadiusLimits(5, 20);

    static final int MOST_TARGETS = 1_000_000;
    static final int WHOLE = 100;

    public BlastRadiusLimits {
        if (targets < 0 || targets > MOST_TARGETS || percent < 0 || percent > WHOLE) {
            throw new IllegalArgumentException(targets + " targets, " + percent + " %");
        }
    }

    /** On how many of so many targets the release may be lost; a part of a target does not count. */
    public int of(int targets) {
        return (int) Math.max(this.targets, (long) percent * targets / WHOLE);
    }
}
