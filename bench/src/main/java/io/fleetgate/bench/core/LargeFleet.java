package io.fleetgate.bench.core;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;

/**
 * A fleet of any size. Five teams share 500 Profiles in 50 groups of ten; every target belongs
 * to one group, so that exactly ten Profiles select it. Teams and targets live in namespaces of their own, with grants
 * between them. The first group is that of the canaries: it has 20 targets however large the fleet is.
 */
final class LargeFleet {
    static final int PROFILES = 500;
    static final int PROFILES_OF_EACH_TARGET = 10;
    static final int CANARIES = 20;

    /** A group that no target belongs to. */
    static final int NO_GROUP = 50;

    /** A million bindings would fill gigabytes, and no plan of one object reaches them. */
    private static final int BOUND_TARGETS = 10_000;

    private static final int GROUPS = PROFILES / PROFILES_OF_EACH_TARGET;

    private LargeFleet() {}

    /** Everything that is stored, with the bindings of the Profiles to the first 10,000 targets and one made by hand. */
    static Snapshot of(int targets) {
        Snapshot snapshot = unbound(targets);
        for (int i = 0; i < Math.min(targets, BOUND_TARGETS); i++) {
            for (int place = 0; place < PROFILES_OF_EACH_TARGET; place++) {
                snapshot = snapshot.with(FleetObjects.binding(group(i) * PROFILES_OF_EACH_TARGET + place, i));
            }
        }
        return snapshot.with(FleetObjects.hotfix(0)).with(FleetObjects.hotfixBinding(CANARIES));
    }

    /** The fleet before the operator has come to it: without bindings. */
    static Snapshot unbound(int targets) {
        Snapshot snapshot = catalog(complete());
        for (int i = 0; i < PROFILES; i++) {
            snapshot = snapshot.with(FleetObjects.release(i, i % 3))
                    .with(FleetObjects.profile(i, i / PROFILES_OF_EACH_TARGET));
        }
        for (int i = 0; i < targets; i++) {
            snapshot = snapshot.with(FleetObjects.target(i, group(i)));
        }
        return snapshot;
    }

    /** The group of a target. */
    static int group(int target) {
        return target < CANARIES ? 0 : 1 + (target - CANARIES) % (GROUPS - 1);
    }

    private static Snapshot catalog(Snapshot empty) {
        Snapshot snapshot = empty;
        for (int i = 0; i < FleetObjects.VERSIONS; i++) {
            snapshot = snapshot.with(FleetObjects.version(i));
        }
        for (int team = 0; team < FleetObjects.TEAMS; team++) {
            snapshot = snapshot.with(FleetObjects.catalogGrant(team));
            for (int site = 0; site < FleetObjects.SITES; site++) {
                snapshot = snapshot.with(FleetObjects.siteGrant(site, team));
            }
        }
        for (int site = 0; site < FleetObjects.SITES; site++) {
            snapshot = snapshot.with(FleetObjects.registry(site));
        }
        return snapshot;
    }

    private static Snapshot complete() {
        Snapshot snapshot = Snapshot.empty(SolarKinds.ALL, FleetIndexes.ALL);
        for (Kind<?> kind : SolarKinds.ALL) {
            snapshot = snapshot.with(kind, Completeness.COMPLETE);
        }
        return snapshot;
    }
}
