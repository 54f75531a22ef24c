package io.fleetgate.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Puts the same load on every contestant in turn, so that none has the machine's good hour to itself. */
final class Contest {
    private final LoadProgram load;
    private final List<Contestant> contestants;

    Contest(LoadProgram load, List<Contestant> contestants) {
        this.load = load;
        this.contestants = List.copyOf(contestants);
    }

    void warmUp(int requests) throws IOException {
        for (Contestant contestant : contestants) {
            for (Protocol protocol : Protocol.values()) {
                load.run(contestant.server(), protocol, requests);
            }
        }
    }

    List<Comparison> run(int rounds, int requests) throws IOException {
        List<Comparison> comparisons = new ArrayList<>();
        for (Protocol protocol : Protocol.values()) {
            Comparison comparison = new Comparison(protocol);
            for (int round = 0; round < rounds; round++) {
                for (Contestant contestant : inOrderOf(round)) {
                    comparison.add(contestant.name(), load.run(contestant.server(), protocol, requests));
                }
            }
            comparisons.add(comparison);
        }
        return comparisons;
    }

    /** Each begins a round as often as the others: the first one finds the machine rested. */
    private List<Contestant> inOrderOf(int round) {
        List<Contestant> order = new ArrayList<>(contestants);
        Collections.rotate(order, -round);
        return order;
    }
}
