package io.fleetgate.report;

import io.fleetgate.explain.Arrival;
import io.fleetgate.explain.Placement;
import io.fleetgate.object.ObjectKey;
import java.util.List;

/** Where a Profile or Release arrives, for people. */
public final class ArrivalText {
    private final Lines lines = new Lines();
    private final int limit;

    private ArrivalText(int limit) {
        this.limit = limit;
    }

    /**
     * The arrival.
     *
     * @param limit how many targets each list shows; the rest are counted
     */
    public static byte[] write(Arrival arrival, int limit) {
        ArrivalText writer = new ArrivalText(limit);
        writer.arrival(arrival);
        return writer.lines.toUtf8();
    }

    private void arrival(Arrival arrival) {
        lines.add(arrival.object().kind().name() + " " + arrival.object().key() + ": accepted on "
                + count(arrival.accepted().size()) + ", rejected on "
                + arrival.rejected().size() + ", waiting for a name on "
                + arrival.waiting().size());
        if (!arrival.note().isEmpty()) {
            lines.add("  " + arrival.note());
        }
        arrival.accepted().stream().limit(limit).forEach(placement -> placement("= ", placement));
        more(arrival.accepted());
        arrival.rejected().stream().limit(limit).forEach(placement -> placement("x ", placement));
        more(arrival.rejected());
        for (ObjectKey target : arrival.waiting().stream().limit(limit).toList()) {
            lines.add("  ~ " + target + "  another binding has the name that its own will have, and is waited for");
        }
        more(arrival.waiting());
    }

    private void placement(String mark, Placement placement) {
        lines.add("  " + mark + placement.target() + "  "
                + placement
                        .standing()
                        .rejection()
                        .map(rejection -> rejection.reason().wireName() + "  ")
                        .orElse("")
                + "binding " + StandingText.binding(placement.standing()));
        lines.add("      " + placement.standing().rule());
    }

    private void more(List<?> all) {
        if (all.size() > limit) {
            lines.add("    +" + (all.size() - limit) + " more");
        }
    }

    private static String count(int targets) {
        return targets == 1 ? "1 target" : targets + " targets";
    }
}
