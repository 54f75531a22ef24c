package io.fleetgate.document;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.document.scalar.NumberSyntax;
import io.fleetgate.document.scalar.Scalar;
import io.fleetgate.document.scalar.ScalarResolver;
import io.fleetgate.problem.Reason;
import org.yaml.snakeyaml.events.ScalarEvent;

/** Scalars of a YAML document as JSON values and as keys, where numbers and booleans become strings. */
final class YamlScalars {
    private final Budget budget;

    YamlScalars(Budget budget) {
        this.budget = budget;
    }

    Scalar resolve(ScalarEvent event, int line) throws Unreadable {
        String value = event.getValue();
        budget.checkText(line, value);
        if (!Utf8.isWellFormed(value)) {
            throw Unreadable.syntax(line, "has an escape of half a surrogate pair", "write the character itself");
        }
        boolean plain = event.getImplicit().canOmitTagInPlainScalar();
        if (plain && NumberSyntax.looksDecimal(value)) {
            budget.checkNumber(line, value);
        }
        Scalar scalar = ScalarResolver.resolve(event.getTag(), value, plain);
        if (scalar == null) {
            throw Unreadable.syntax(
                    line, "has a value that is not of the type its tag names", "correct the value or remove the tag");
        }
        return scalar;
    }

    static JsonNode json(Scalar scalar, int line) throws Unreadable {
        return scalar.json()
                .orElseThrow(() -> new Unreadable(
                        line, Reason.INVALID, "holds a number that JSON cannot express", "write a finite number"));
    }

    static String key(Scalar scalar, int line) throws Unreadable {
        return scalar.key().orElseThrow(() -> noKey(line));
    }

    /** The key that an alias is. */
    static String key(JsonNode node, int line) throws Unreadable {
        if (!node.isTextual() && !node.isBoolean() && !node.isIntegralNumber()) {
            throw noKey(line);
        }
        return node.asText();
    }

    private static Unreadable noKey(int line) {
        return Unreadable.syntax(
                line, "has a map key that cannot be a string", "use a string, a number or a boolean as the key");
    }
}
