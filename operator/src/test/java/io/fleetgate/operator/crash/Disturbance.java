package io.fleetgate.operator.crash;

import io.fleetgate.operator.apiserver.Fault;
import io.fleetgate.operator.apiserver.Faults;
import java.util.List;
import java.util.stream.Stream;

/**
 * What goes wrong once in a run.
 *
 * @param nth of the calls that count, from 1
 */
record Disturbance(Fault fault, Counted counted, int nth) {

    /** Which calls count. */
    enum Counted {
        WRITES,
        /** Lists and watches too. */
        CALLS
    }

    /** Each fault at the first write; those that kill at the first call of any kind. */
    static List<Disturbance> all() {
        return Stream.of(Fault.values())
                .map(fault -> new Disturbance(fault, fault.kills() ? Counted.CALLS : Counted.WRITES, 1))
                .toList();
    }

    /** Each fault at the first write. */
    static List<Disturbance> ofWrites() {
        return Stream.of(Fault.values())
                .map(fault -> new Disturbance(fault, Counted.WRITES, 1))
                .toList();
    }

    void prepare(Faults faults) {
        faults.retryAfter(0);
        switch (counted) {
            case WRITES -> faults.onWrite(nth, fault);
            case CALLS -> faults.onCall(nth, fault);
        }
    }

    boolean isTimeOut() {
        return fault == Fault.TIME_OUT_BEFORE || fault == Fault.TIME_OUT_AFTER;
    }

    Disturbance next() {
        return new Disturbance(fault, counted, nth + 1);
    }

    @Override
    public String toString() {
        return fault + " at number " + nth + " of the " + (counted == Counted.WRITES ? "writes" : "calls");
    }
}
