package io.fleetgate.operator.crash;

import io.fleetgate.operator.apiserver.Fault;
import io.fleetgate.operator.apiserver.Faults;
import java.util.List;

/**
 * What goes wrong once in a run.
 *
 * @param nth of the calls that count, from 1
 */
record Disturbance(Fault fault, Counted counted, int nth) {

    /** Each fault at the first of the calls that count. */
    static List<Disturbance> atFirst(Counted counted) {
        return counted.faults().stream()
                .map(fault -> new Disturbance(fault, counted, 1))
                .toList();
    }

    void prepare(Faults faults) {
        faults.retryAfter(0);
        faults.on(counted::includes, nth, fault);
    }

    boolean isTimeOut() {
        return fault == Fault.TIME_OUT_BEFORE || fault == Fault.TIME_OUT_AFTER;
    }

    /** The same at another of the calls. */
    Disturbance at(int number) {
        return new Disturbance(fault, counted, number);
    }

    @Override
    public String toString() {
        return fault + " at number " + nth + " of the " + counted;
    }
}
