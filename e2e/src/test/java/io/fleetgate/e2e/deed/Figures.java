package io.fleetgate.e2e.deed;

import io.fleetgate.object.Kind;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What {@code /metrics} of a process said at one moment, by name and labels. */
record Figures(Map<String, Double> values) {
    private static final Pattern SAMPLE = Pattern.compile("(?m)^(\\w+(?:\\{[^}]*})?) (\\S+)$");

    static Figures of(String metrics) {
        return new Figures(
                SAMPLE.matcher(metrics).results().collect(Collectors.toMap(sample -> sample.group(1), Figures::value)));
    }

    /** A figure that must be there. */
    double get(String name) {
        var value = values.get(name);
        if (value == null) {
            throw new IllegalStateException("there is no metric " + name + " among " + values.keySet());
        }
        return value;
    }

    /** Whether a store, whose metrics begin with {@code prefix}, has followed the fleet this far. */
    boolean knows(String prefix, Kind<?> kind, StoredFleet fleet) {
        var label = "{kind=\"" + kind.name() + "\"}";
        return get(prefix + "resource_version" + label) >= fleet.latest(kind)
                && get(prefix + "objects" + label) == fleet.count(kind);
    }

    private static double value(MatchResult sample) {
        return sample.group(2).equals("NaN") ? Double.NaN : Double.parseDouble(sample.group(2));
    }
}
