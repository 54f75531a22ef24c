package io.fleetgate.document.scalar;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The type that a YAML scalar has to kubectl: YAML 1.1 as go-yaml 2 knows it, where timestamps and base 60 are strings. */
public final class ScalarResolver {
    private static final String STANDARD = "tag:yaml.org,2002:";
    private static final Pattern TIMESTAMP = Pattern.compile(
            "[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt ][0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(\\.[0-9]+)?(Z|[-+][0-9]{2}:[0-9]{2})?)?");
    private static final Map<String, Scalar> WORDS = words();

    private ScalarResolver() {}

    /**
     * Resolves one scalar.
     *
     * @param tag the full tag, null where none is written
     * @param plain whether it is written without quotes, so that it may be other than a string
     * @return null where the value is not of the type that its tag names
     */
    public static @Nullable Scalar resolve(@Nullable String tag, String value, boolean plain) {
        if (tag == null) {
            return plain ? implicit(value) : new Scalar.Text(value);
        }
        return switch (tag.startsWith(STANDARD) ? tag.substring(STANDARD.length()) : "") {
            case "bool" -> implicit(value) instanceof Scalar.Bool bool ? bool : null;
            case "int" -> integer(implicit(value));
            case "float" -> floating(implicit(value));
            case "null" -> implicit(value) instanceof Scalar.Nothing nothing ? nothing : null;
            case "timestamp" -> TIMESTAMP.matcher(value).matches() ? new Scalar.Text(value) : null;
            case "binary" -> binary(value);
            default -> new Scalar.Text(value);
        };
    }

    private static Scalar implicit(String value) {
        Scalar word = WORDS.get(value);
        Scalar resolved = word == null ? NumberSyntax.yaml(value) : word;
        return resolved == null ? new Scalar.Text(value) : resolved;
    }

    private static @Nullable Scalar integer(Scalar value) {
        return value instanceof Scalar.Whole || value instanceof Scalar.Unsigned ? value : null;
    }

    private static @Nullable Scalar floating(Scalar value) {
        return value instanceof Scalar.Whole whole
                ? new Scalar.Real(whole.value())
                : value instanceof Scalar.Real real ? real : null;
    }

    private static @Nullable Scalar binary(String value) {
        String encoded = value.replace("\n", "").replace("\r", "");
        if (encoded.length() % 4 != 0) {
            return null;
        }
        try {
            return new Scalar.Text(new String(Base64.getDecoder().decode(encoded), StandardCharsets.UTF_8));
        } catch (IllegalArgumentException notBase64) {
            return null;
        }
    }

    private static Map<String, Scalar> words() {
        Map<Scalar, Set<String>> spellings = Map.of(
                new Scalar.Bool(true), Set.of("y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"),
                new Scalar.Bool(false),
                        Set.of("n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"),
                new Scalar.Nothing(), Set.of("", "~", "null", "Null", "NULL"),
                new Scalar.Real(Double.NaN), Set.of(".nan", ".NaN", ".NAN"),
                new Scalar.Real(Double.POSITIVE_INFINITY), Set.of(".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"),
                new Scalar.Real(Double.NEGATIVE_INFINITY), Set.of("-.inf", "-.Inf", "-.INF"));
        Map<String, Scalar> words = new HashMap<>();
        spellings.forEach((meaning, all) -> all.forEach(spelling -> words.put(spelling, meaning)));
        return Map.copyOf(words);
    }
}
