package io.fleetgate.protection;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.text.FirstFew;
import java.util.SortedSet;

/**
 * The targets of a Profile that lose its release.
 *
 * @param targets how many targets had it from the Profile before
 * @param limit how many of them may lose it without an approval
 */
record ProfileLoss(ObjectKey profile, ObjectKey release, int targets, int limit, SortedSet<Undeployed> undeployed) {

    int count() {
        return undeployed.size();
    }

    boolean isExceeding() {
        return count() > limit;
    }

    /** The same Profile, of whose targets only some lose the release. */
    ProfileLoss on(SortedSet<Undeployed> some) {
        return new ProfileLoss(profile, release, targets, limit, some);
    }

    /** {@code Release apps/kyverno on 30 of the 40 targets of Profile apps/edge, and 8 is the limit: edge/a, …}. */
    String phrase() {
        return "Release " + release + " on " + undeployed.size() + " of the " + targets + " targets of Profile "
                + profile
                + ", and " + limit + " is the limit: "
                + FirstFew.of(undeployed.stream().map(Undeployed::target).toList());
    }
}
