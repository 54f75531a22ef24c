package io.fleetgate.operator.apiserver.fields;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The order of a list that two lists are merged into. */
final class ListOrder {
    private ListOrder() {}

    /**
     * The items of both, each once: those of the applied list in its order, and each that only the stored one has after what it
     * stood after there.
     */
    static <T> List<T> of(List<T> stored, List<T> applied) {
        Set<T> inStored = new HashSet<>(stored);
        Set<T> inApplied = new HashSet<>(applied);
        Deque<T> coming = new ArrayDeque<>(applied);
        List<T> order = new ArrayList<>();
        for (T item : stored) {
            Optional<T> nextOfBoth = coming.stream().filter(inStored::contains).findFirst();
            if (!inApplied.contains(item)) {
                order.add(item);
            } else if (nextOfBoth.isPresent() && nextOfBoth.get().equals(item)) {
                while (!coming.getFirst().equals(item)) {
                    order.add(coming.removeFirst());
                }
                order.add(coming.removeFirst());
            }
        }
        order.addAll(coming);
        return order;
    }
}
