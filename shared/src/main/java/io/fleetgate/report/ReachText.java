package io.fleetgate.report;

import io.fleetgate.explain.Placement;
import io.fleetgate.explain.Reach;
import io.fleetgate.object.ObjectKey;
import java.util.List;

/** Where a Profile or Release arrives, for people. */
public final class ReachText {
    private final Lines lines = new Lines();
    private final int limit;

    private ReachText(int limit) {
        this.limit = limit;
    }

    /**
     * The reach.
     *
     * @param limit how many targets each list shows; the rest are counted
     */
    public static byte[] write(Reach reach, int limit) {
        ReachText writer = new ReachText(limit);
        writer.reach(reach);
        return writer.lines.toUtf8();
    }

    private void reach(Reach reach) {
        lines.add(reach.object().kind().name() + " " + reach.object().key() + ": accepted on "
                + count(reach.accepted().size()) + ", rejected on "
                + reach.rejected().size() + ", waiting for a name on "
                + reach.waiting().size());
        if (!reach.note().isEmpty()) {
            lines.add("  " + reach.note());
        }
        reach.accepted().stream().limit(limit).forEach(placement -> placement("= ", placement));
        more(reach.accepted());
        reach.rejected().stream().limit(limit).forEach(placement -> placement("x ", placement));
        more(reach.rejected());
        for (ObjectKey target : reach.waiting().stream().limit(limit).toList()) {
            lines.add("  ~ " + target + "  another binding has the name that its own will have, and is waited for");
        }
        more(reach.waiting());
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
