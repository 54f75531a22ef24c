package io.fleetgate.problem;

import java.util.Comparator;
import java.util.List;

/**
 * The order in which warnings are said, the most severe first: what is not known, then what stops running, what runs
 * differently, what will surprise later, what an object says that has no effect, and last what is new.
 */
public final class Gravity {
    private static final List<Reason> GRAVE = List.of(
            Reason.NOT_COMPUTED,
            Reason.BLAST_RADIUS,
            Reason.TARGETS_LOSE,
            Reason.TENANT_EVICTED,
            Reason.SILENT_ABSENCE,
            Reason.IDENTITY_MOVES,
            Reason.TARGETS_SWITCH,
            Reason.STAYS_TERMINATING,
            Reason.LIVE_BINDINGS,
            Reason.NAME_TAKEN,
            Reason.SHARED_UNIQUE_NAME,
            Reason.PRIORITY_TIE,
            Reason.SELECTS_EVERYTHING);
    private static final List<Reason> HARMLESS = List.of(Reason.TARGETS_GAIN);

    /** The gravest first; problems of equal gravity keep their order in a stable sort. */
    public static final Comparator<Problem> GRAVEST_FIRST = Comparator.comparingInt(problem -> rank(problem.reason()));

    private Gravity() {}

    private static int rank(Reason reason) {
        int grave = GRAVE.indexOf(reason);
        return grave >= 0 ? grave : GRAVE.size() + (HARMLESS.contains(reason) ? 1 : 0);
    }
}
