package io.fleetgate.template.tree;

import java.util.Locale;
import java.util.Optional;

/** What can stand behind {@code is}. */
public enum Question {
    DEFINED,
    EMPTY,
    EVEN,
    ITERABLE,
    MAP,
    NULL,
    ODD;

    public static Optional<Question> named(String name) {
        for (Question question : values()) {
            if (question.name().toLowerCase(Locale.ROOT).equals(name)) {
                return Optional.of(question);
            }
        }
        return Optional.empty();
    }
}
