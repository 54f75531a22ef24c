package io.fleetgate.bench.core;

import io.fleetgate.document.Document;
import io.fleetgate.object.FleetObject;
import io.fleetgate.plan.Proposal;
import java.util.List;
import java.util.Locale;

/** One changed object of a {@link LargeFleet}; what each reaches is the same however large the fleet is. */
public enum SingleChange {
    RELABELLED_TARGET,
    RELEASE_OF_ONE_TARGET,
    RELEASE_OF_TWENTY_TARGETS,
    PROFILE_OF_TWENTY_TARGETS;

    private static final int TARGET = 500;
    private static final int PROFILE_OF_CANARIES = 3;

    List<Proposal> proposals() {
        FleetObject<?> after = switch (this) {
            case RELABELLED_TARGET -> FleetObjects.target(TARGET, 7);
            case RELEASE_OF_ONE_TARGET -> FleetObjects.hotfix(9);
            case RELEASE_OF_TWENTY_TARGETS -> FleetObjects.release(PROFILE_OF_CANARIES, 9);
            case PROFILE_OF_TWENTY_TARGETS -> FleetObjects.profile(PROFILE_OF_CANARIES, LargeFleet.NO_GROUP);
        };
        return proposal(after);
    }

    /** How many targets the plan must show, or something else than was meant is measured. */
    int targets() {
        return switch (this) {
            case RELABELLED_TARGET, RELEASE_OF_ONE_TARGET -> 1;
            case RELEASE_OF_TWENTY_TARGETS, PROFILE_OF_TWENTY_TARGETS -> LargeFleet.CANARIES;
        };
    }

    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static List<Proposal> proposal(FleetObject<?> after) {
        return List.of(new Proposal.Apply(after, new Document(after.document(), 1, 1)));
    }
}
