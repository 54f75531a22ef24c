package io.fleetgate.operator.crash;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A fleet and what is done to it, one act after the other as soon as the operator has settled the one before.
 *
 * @param given the fleet as users have made it
 * @param before done, and settled, before anything goes wrong; where empty, not even the given fleet is
 * @param acts during which something may go wrong
 * @param counted with which calls it may
 */
record Scenario(String name, String given, List<Act> before, List<Act> acts, List<Counted> counted) {

    Scenario {
        before = List.copyOf(before);
        acts = List.copyOf(acts);
        counted = List.copyOf(counted);
    }

    /** The operator comes to a fleet that it has never seen. */
    static Scenario of(String name, String given) {
        return new Scenario(name, given, List.of(), List.of(), List.of(Counted.WRITES, Counted.READS));
    }

    /** From here on nothing goes wrong before the fleet, with this done to it, is settled. */
    Scenario settled(Act... done) {
        List<Act> acts = new ArrayList<>(List.of(done));
        acts.addFirst(Act.NOTHING);
        return new Scenario(name, given, acts, List.of(), counted);
    }

    /** What is done before anything goes wrong. */
    Scenario beginning() {
        return new Scenario(name, given, List.of(), before, counted);
    }

    /** All that is done to the fleet. */
    List<Act> allActs() {
        return Stream.concat(before.stream(), acts.stream()).toList();
    }

    Scenario called(String other) {
        return new Scenario(other, given, before, acts, counted);
    }

    Scenario then(Act act) {
        List<Act> more = new ArrayList<>(acts);
        more.add(act);
        return new Scenario(name, given, before, more, counted);
    }

    /** With replicas that have to be elected, of which only that goes wrong. */
    Scenario byElection() {
        return new Scenario(name, given, before, acts, List.of(Counted.LEASE_CALLS));
    }

    boolean isByElection() {
        return counted.contains(Counted.LEASE_CALLS);
    }
}
