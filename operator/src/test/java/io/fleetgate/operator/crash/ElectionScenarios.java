package io.fleetgate.operator.crash;

import io.fleetgate.api.solar.SolarKinds;
import java.util.List;

/** What goes on while the process gets and keeps the Lease by which it may write. */
final class ElectionScenarios {
    private static final Scenario ROLLED_OUT =
            Scenario.of("", GivenFleet.CATALOG + GivenFleet.PROFILE).settled();

    private ElectionScenarios() {}

    static List<Scenario> all() {
        return List.of(
                Scenario.of("by election: a fleet that was never settled", GivenFleet.CATALOG + GivenFleet.PROFILE)
                        .then(Act.NOTHING)
                        .byElection(),
                ROLLED_OUT
                        .called("by election: a Profile is deleted, and made again")
                        .then(Acts.delete(SolarKinds.PROFILE, "base"))
                        .then(Acts.create(GivenFleet.PROFILE))
                        .byElection(),
                ROLLED_OUT
                        .called("by election: a Target is made and rendered for")
                        .then(Acts.create(GivenFleet.TARGET))
                        .then(Acts.render())
                        .then(Acts.render())
                        .byElection());
    }
}
