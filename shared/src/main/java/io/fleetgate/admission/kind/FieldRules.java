package io.fleetgate.admission.kind;

import io.fleetgate.api.solar.LabelSelector;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.SelectorParser;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Rules about one field that several kinds share. */
final class FieldRules {
    private FieldRules() {}

    static void required(String value, String path, Consumer<Problem> problems) {
        if (value.isEmpty()) {
            problems.accept(Problem.error(path, Reason.REQUIRED, "must be set", "give it a value"));
        }
    }

    static void validSelector(@Nullable LabelSelector selector, String path, Consumer<Problem> problems) {
        if (selector != null && SelectorParser.parse(selector, path) instanceof ParsedSelector.Invalid(var found)) {
            found.forEach(problems);
        }
    }

    /** The flat and the nested shape of one reference may both be written, but must not say different things. */
    static void sameNamespace(
            String nested, String nestedPath, String flat, String flatPath, Consumer<Problem> problems) {
        if (!nested.isEmpty() && !flat.isEmpty() && !nested.equals(flat)) {
            problems.accept(Problem.error(
                    nestedPath,
                    Reason.CONTRADICTION,
                    "says " + nested + ", but " + flatPath + " says " + flat,
                    "keep one of the two"));
        }
    }
}
