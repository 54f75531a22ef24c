package io.fleetgate.admission.config;

import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.text.PrintableText;
import java.util.Collection;
import java.util.function.Consumer;

/** Mistakes of one field that several parts of a config have in common. */
final class FieldProblems {
    private FieldProblems() {}

    static void requireSet(String value, String path, Consumer<Problem> problems) {
        if (value.isEmpty()) {
            problems.accept(Problem.error(path, Reason.REQUIRED, "must be set", "give it a value"));
        }
    }

    /** @param allowed in the order in which they are named to the user */
    static void requireOneOf(String value, Collection<String> allowed, String path, Consumer<Problem> problems) {
        if (!allowed.contains(value)) {
            problems.accept(invalid(
                    path,
                    PrintableText.quoted(value) + " is not known here",
                    "write one of " + String.join(", ", allowed)));
        }
    }

    static Problem invalid(String path, String message, String fix) {
        return Problem.error(path, Reason.INVALID, message, fix);
    }
}
