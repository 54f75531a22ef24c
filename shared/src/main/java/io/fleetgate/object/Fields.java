package io.fleetgate.object;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The fields of one JSON object, read leniently: an absent or {@code null} field has the empty value of its type, a field
 * of another JSON type has it too and is reported with its path. After all reads, {@link #reportUnknown} reports the
 * fields that nobody asked for, so that a typing mistake does not silently widen a selector.
 */
public final class Fields {
    /** Keys that are hardly ever meant, with the words that YAML makes them of. */
    private static final Map<String, String> DOUBTFUL_KEYS = Map.of("true", "yes, on or y", "false", "no, off or n");

    private final JsonNode node;
    private final @Nullable Fields parent;
    private final String step;
    private final List<Problem> problems;
    private final int problemsBefore;
    private final Set<String> known = new HashSet<>();
    private final List<Fields> children = new ArrayList<>();

    /** The path is kept as a chain of steps: almost every read finds nothing to report and never needs it as text. */
    private Fields(JsonNode node, @Nullable Fields parent, String step, List<Problem> problems) {
        this.node = node;
        this.parent = parent;
        this.step = step;
        this.problems = problems;
        this.problemsBefore = problems.size();
        if (!node.isObject() && !isNull(node)) {
            reportAt("", "an object", node);
        }
    }

    /**
     * Starts reading an object.
     *
     * @param node the object; anything that is neither an object nor null is reported and read as empty
     * @param name the object's own path, the start of every path reported below it
     * @param problems where problems go, in the order of reading
     */
    public static Fields of(JsonNode node, String name, List<Problem> problems) {
        return new Fields(node, null, name, problems);
    }

    /** The JSON path of this object. */
    public String path() {
        return parent == null ? step : parent.path() + step;
    }

    /** Whether anything read so far, here or below, had another type than it must have. */
    public boolean hasErrors() {
        return problems.subList(problemsBefore, problems.size()).stream().anyMatch(Problem::isError);
    }

    /** The JSON as written, whatever it is. */
    public JsonNode raw() {
        return node;
    }

    /** Whether the field is written with a value other than {@code null}. */
    public boolean has(String name) {
        known.add(name);
        return !isNull(node.path(name));
    }

    public String string(String name) {
        JsonNode value = take(name);
        return isNull(value) ? "" : value.isTextual() ? value.textValue() : report(name, "a string", value, "");
    }

    public boolean bool(String name) {
        JsonNode value = take(name);
        return isNull(value)
                ? false
                : value.isBoolean() ? value.booleanValue() : report(name, "true or false", value, false);
    }

    /** A whole number that fits 32 bits; {@code absent} where there is none. A float without fraction is not one. */
    public int int32(String name, int absent) {
        JsonNode value = take(name);
        if (isNull(value)) {
            return absent;
        }
        return value.isIntegralNumber() && value.canConvertToInt()
                ? value.intValue()
                : report(name, "a whole number between -2147483648 and 2147483647", value, absent);
    }

    public long int64(String name) {
        JsonNode value = take(name);
        if (isNull(value)) {
            return 0;
        }
        return value.isIntegralNumber() && value.canConvertToLong()
                ? value.longValue()
                : report(name, "a whole number of at most 64 bits", value, 0L);
    }

    /** Any JSON, kept as written; a missing node where the field is absent. */
    public JsonNode any(String name) {
        return take(name);
    }

    /** The fields of a nested object, empty where it is absent. */
    public Fields object(String name) {
        return child(take(name), FieldName.step(name));
    }

    public List<String> strings(String name) {
        List<String> values = new ArrayList<>();
        int index = 0;
        for (JsonNode element : array(name)) {
            String where = FieldName.step(name) + "[" + index++ + "]";
            values.add(element.isTextual() ? element.textValue() : reportAt(where, "a string", element, ""));
        }
        return List.copyOf(values);
    }

    /** A list of any JSON, each element kept as written. */
    public List<JsonNode> anyList(String name) {
        List<JsonNode> values = new ArrayList<>();
        array(name).forEach(values::add);
        return List.copyOf(values);
    }

    public <T> List<T> list(String name, Function<Fields, T> reader) {
        List<T> values = new ArrayList<>();
        int index = 0;
        for (JsonNode element : array(name)) {
            values.add(reader.apply(child(element, FieldName.step(name) + "[" + index++ + "]")));
        }
        return List.copyOf(values);
    }

    /** A map with the reader's value for each key, in the order in which it was written. */
    public <T> Map<String, T> map(String name, Function<Fields, T> reader) {
        Fields entries = object(name);
        Map<String, T> values = LinkedHashMap.newLinkedHashMap(entries.node.size());
        for (Iterator<String> keys = entries.node.fieldNames(); keys.hasNext(); ) {
            String key = keys.next();
            values.put(key, reader.apply(entries.object(key)));
        }
        return unmodifiable(values);
    }

    /** A map of strings, in the order in which it was written; a {@code null} value is the empty string, as the API server has it. */
    public Map<String, String> stringMap(String name) {
        Fields entries = object(name);
        Map<String, String> values = LinkedHashMap.newLinkedHashMap(entries.node.size());
        for (Iterator<String> keys = entries.node.fieldNames(); keys.hasNext(); ) {
            String key = keys.next();
            values.put(key, entries.string(key));
            if (DOUBTFUL_KEYS.containsKey(key)) {
                problems.add(doubtful(entries.path() + FieldName.step(key), key));
            }
        }
        return unmodifiable(values);
    }

    /** Reports, as warnings, the fields here and below that no reader asked for. */
    public void reportUnknown() {
        for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!known.contains(name)) {
                problems.add(Problem.unknownField(path() + FieldName.step(name)));
            }
        }
        children.forEach(Fields::reportUnknown);
    }

    /** In order; the maps of a large fleet, which are mostly empty, take no more room than they need. */
    private static <T> Map<String, T> unmodifiable(Map<String, T> values) {
        return values.isEmpty() ? Map.of() : Collections.unmodifiableMap(values);
    }

    private Fields child(JsonNode value, String stepTo) {
        Fields child = new Fields(value, this, stepTo, problems);
        children.add(child);
        return child;
    }

    private JsonNode take(String name) {
        known.add(name);
        return node.path(name);
    }

    private Iterable<JsonNode> array(String name) {
        JsonNode value = take(name);
        if (value.isArray()) {
            return value;
        }
        if (!isNull(value)) {
            reportAt(FieldName.step(name), "a list", value);
        }
        return List.of();
    }

    private <T> T report(String name, String wanted, JsonNode value, T empty) {
        return reportAt(FieldName.step(name), wanted, value, empty);
    }

    private <T> T reportAt(String stepTo, String wanted, JsonNode value, T empty) {
        reportAt(stepTo, wanted, value);
        return empty;
    }

    private void reportAt(String stepTo, String wanted, JsonNode value) {
        problems.add(TypeMismatch.problem(path() + stepTo, wanted, value));
    }

    private static Problem doubtful(String path, String key) {
        return Problem.warning(
                path,
                Reason.INVALID_TYPE,
                "is the key " + key + ", which YAML also makes of " + DOUBTFUL_KEYS.get(key),
                "put the key in quotes if it was one of these");
    }

    private static boolean isNull(JsonNode node) {
        return node.isNull() || node.isMissingNode();
    }
}
