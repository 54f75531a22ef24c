package io.fleetgate.text;

import java.util.Collection;
import java.util.stream.Collectors;

/** A list as a phrase that stays short: the first few, and how many more there are. */
public final class FirstFew {
    private static final int SHOWN = 3;

    private FirstFew() {}

    /** {@code a, b, c and 11 more}. */
    public static String of(Collection<?> things) {
        return of(SHOWN, things);
    }

    /** {@code a and 13 more}. */
    public static String firstOf(Collection<?> things) {
        return of(1, things);
    }

    private static String of(int shown, Collection<?> things) {
        String first = things.stream().limit(shown).map(Object::toString).collect(Collectors.joining(", "));
        int more = things.size() - shown;
        return more > 0 ? first + " and " + more + " more" : first;
    }
}
