package io.fleetgate.e2e.fleet;

import io.fleetgate.api.solar.SolarKinds;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What {@code /metrics} of a process said at one moment, by name and labels. */
public record Figures(Map<String, Double> values) {
    private static final Pattern SAMPLE = Pattern.compile("(?m)^(\\w+(?:\\{[^}]*})?) (\\S+)$");

    public static Figures of(String metrics) {
        return new Figures(
                SAMPLE.matcher(metrics).results().collect(Collectors.toMap(sample -> sample.group(1), Figures::value)));
    }

    /**
     * A figure.
     *
     * @throws IllegalStateException if the process does not tell it
     */
    public double get(String name) {
        var value = values.get(name);
        if (value == null) {
            throw new IllegalStateException("there is no metric " + name + " among " + values.keySet());
        }
        return value;
    }

    /** Whether a webhook has followed the fleet this far. */
    public boolean webhookKnows(StoredFleet fleet) {
        return knows("fleetgate_store_", "set_aside_objects", fleet);
    }

    /** Whether an operator has. */
    public boolean operatorKnows(StoredFleet fleet) {
        return knows("fleetgate_operator_store_", "unreadable", fleet);
    }

    /** Whether an operator leads and has nothing left to do. */
    public boolean isQuiet() {
        return get("fleetgate_operator_quiet") == 1;
    }

    private boolean knows(String prefix, String unreadable, StoredFleet fleet) {
        return SolarKinds.ALL.stream().allMatch(kind -> {
            var label = "{kind=\"" + kind.name() + "\"}";
            return get(prefix + "resource_version" + label) >= fleet.latest(kind)
                    && get(prefix + "objects" + label) + get(prefix + unreadable + label) == fleet.count(kind);
        });
    }

    private static double value(MatchResult sample) {
        return sample.group(2).equals("NaN") ? Double.NaN : Double.parseDouble(sample.group(2));
    }
}
