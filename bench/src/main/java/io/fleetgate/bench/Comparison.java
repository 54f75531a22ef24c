package io.fleetgate.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The measurements of several servers over one protocol, round by round. */
final class Comparison {
    private final Protocol protocol;
    private final Map<String, List<Measurement>> rounds = new LinkedHashMap<>();

    Comparison(Protocol protocol) {
        this.protocol = protocol;
    }

    void add(String contestant, Measurement measurement) {
        rounds.computeIfAbsent(contestant, name -> new ArrayList<>()).add(measurement);
    }

    Protocol protocol() {
        return protocol;
    }

    List<String> contestants() {
        return List.copyOf(rounds.keySet());
    }

    Measurement median(String contestant) {
        return Measurement.median(of(contestant));
    }

    /**
     * The median of the ratios within each round, not the ratio of the medians: the rounds of a shared machine differ more
     * than the servers do, and what slows a round slows both.
     */
    Measurement ratio(String contestant, String reference) {
        return Measurement.median(ratios(contestant, reference));
    }

    /** The ratios of the rounds, in their order. */
    List<Measurement> ratios(String contestant, String reference) {
        List<Measurement> ours = of(contestant);
        List<Measurement> theirs = of(reference);
        return IntStream.range(0, ours.size())
                .mapToObj(round -> ours.get(round).dividedBy(theirs.get(round)))
                .toList();
    }

    private List<Measurement> of(String contestant) {
        return rounds.getOrDefault(contestant, List.of());
    }
}
