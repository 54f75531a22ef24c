package io.fleetgate.template.tree;

import java.util.Locale;
import java.util.Optional;

/** What can stand behind {@code is}. */
public enum Test {
    DEFINED,
    EMPTY,
    EVEN,
    ITERABLE,
    MAP,
    NULL,
    ODD;

    public static Optional<Test> named(String name) {
        for (Test test : values()) {
            if (test.name().toLowerCase(Locale.ROOT).equals(name)) {
                return Optional.of(test);
            }
        }
        return Optional.empty();
    }
}
