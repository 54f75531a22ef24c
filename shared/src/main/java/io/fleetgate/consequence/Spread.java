package io.fleetgate.consequence;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.text.FirstFew;
import io.fleetgate.text.PrintableText;
import java.util.Comparator;
import java.util.SortedSet;
import java.util.TreeSet;

/** What happens on which targets, as a phrase that says how many before it says which. */
final class Spread {
    private static final Comparator<String> BY_BYTES = ObjectKey::compareBytes;

    private final SortedSet<String> things = new TreeSet<>(BY_BYTES);
    private final SortedSet<ObjectKey> targets = new TreeSet<>();

    void add(String thing, ObjectKey target) {
        things.add(thing);
        targets.add(target);
    }

    boolean isEmpty() {
        return targets.isEmpty();
    }

    /** {@code kyverno and 4 more}. */
    String things() {
        return FirstFew.firstOf(things.stream().map(PrintableText::plain).toList());
    }

    /** {@code on 14 targets: edge/a, edge/b, edge/c and 11 more}. */
    String where() {
        return "on " + count() + ": " + which();
    }

    /** {@code 14 targets}. */
    String count() {
        return targets.size() == 1 ? "1 target" : targets.size() + " targets";
    }

    String which() {
        return FirstFew.of(targets);
    }
}
