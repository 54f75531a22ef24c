package io.fleetgate.operator.crash;

import java.util.ArrayList;
import java.util.List;

/**
 * A fleet and what is done to it, one act after the other as soon as the operator has settled the one before.
 *
 * @param given the fleet as users have made it
 * @param before done, and settled, before anything goes wrong; where empty, not even the given fleet is
 * @param acts during which something may go wrong
 */
record Scenario(String name, String given, List<Act> before, List<Act> acts) {

    Scenario {
        before = List.copyOf(before);
        acts = List.copyOf(acts);
    }

    /** The operator comes to a fleet that it has never seen. */
    static Scenario of(String name, String given) {
        return new Scenario(name, given, List.of(), List.of());
    }

    /** From here on nothing goes wrong before the fleet, with this done to it, is settled. */
    Scenario settled(Act... done) {
        List<Act> acts = new ArrayList<>(List.of(done));
        acts.addFirst(Act.NOTHING);
        return new Scenario(name, given, acts, List.of());
    }

    Scenario called(String other) {
        return new Scenario(other, given, before, acts);
    }

    Scenario then(Act act) {
        List<Act> more = new ArrayList<>(acts);
        more.add(act);
        return new Scenario(name, given, before, more);
    }
}
