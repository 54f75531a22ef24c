package io.fleetgate.admission;

import java.util.List;

/** A list as a phrase that stays short: the first few, and how many more there are. */
final class FirstFew {
    private static final int SHOWN = 3;

    private FirstFew() {}

    static String of(List<String> phrases) {
        String first = String.join(", ", phrases.subList(0, Math.min(SHOWN, phrases.size())));
        int more = phrases.size() - SHOWN;
        return more > 0 ? first + " and " + more + " more" : first;
    }
}
