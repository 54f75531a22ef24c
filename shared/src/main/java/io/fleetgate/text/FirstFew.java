package io.fleetgate.text;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    /** {@code a, b, c and others}; no more is looked at than that takes. */
    public static String of(Stream<?> things) {
        List<?> first = things.limit(SHOWN + 1).toList();
        String shown = first.stream().limit(SHOWN).map(Object::toString).collect(Collectors.joining(", "));
        return first.size() > SHOWN ? shown + " and others" : shown;
    }

    private static String of(int shown, Collection<?> things) {
        String first = things.stream().limit(shown).map(Object::toString).collect(Collectors.joining(", "));
        int more = things.size() - shown;
        return more > 0 ? first + " and " + more + " more" : first;
    }
}
