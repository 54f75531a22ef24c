package io.fleetgate.registration;

import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;

/** The namespaces in which objects of a resource are judged. */
sealed interface Reach {

    /** As soon as one of two configs reaches everywhere, so do they together. */
    Reach and(Reach other);

    /** All of them, and objects that are in none. */
    record Everywhere() implements Reach {
        @Override
        public Reach and(Reach other) {
            return this;
        }
    }

    /** Some of them, at least one, and no object that is in none. */
    record Within(SortedSet<String> namespaces) implements Reach {
        Within(Collection<String> namespaces) {
            this(new TreeSet<>(namespaces));
        }

        @Override
        public Reach and(Reach other) {
            return switch (other) {
                case Everywhere everywhere -> everywhere;
                case Within(SortedSet<String> others) -> {
                    SortedSet<String> both = new TreeSet<>(namespaces);
                    both.addAll(others);
                    yield new Within(both);
                }
            };
        }
    }
}
