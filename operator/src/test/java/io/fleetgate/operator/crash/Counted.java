package io.fleetgate.operator.crash;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.operator.apiserver.Call;
import io.fleetgate.operator.apiserver.Fault;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Which of a run's calls count. */
enum Counted {
    /** What is written to the fleet. */
    WRITES {
        @Override
        boolean includes(Call call) {
            return call.isIn(SolarKinds.GROUP) && call.isWrite();
        }
    },
    /** Pages of lists of the fleet, and the openings of watches. */
    READS {
        @Override
        boolean includes(Call call) {
            return call.isIn(SolarKinds.GROUP) && !call.isWrite();
        }
    },
    /** What is asked, and written, about the Lease. */
    LEASE_CALLS {
        @Override
        boolean includes(Call call) {
            return call.isIn("coordination.k8s.io");
        }
    };

    abstract boolean includes(Call call);

    /** What can go wrong with one of them; whether a read took effect before it went wrong, nobody can tell. */
    List<Fault> faults() {
        return Stream.of(Fault.values())
                .filter(fault -> this != READS || !fault.takesEffect())
                .toList();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
