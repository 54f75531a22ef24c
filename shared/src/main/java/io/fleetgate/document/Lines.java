package io.fleetgate.document;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The lines, from 1, on which a value and everything below it was written; a field stands on the line of its key. */
public final class Lines {
    /** Above it a map keeps its hash table, which keys that were chosen to collide cannot slow down. */
    private static final int FEW = 16;

    private final int line;
    private final Map<String, Lines> fields;
    private final List<Lines> elements;

    private Lines(int line, Map<String, Lines> fields, List<Lines> elements) {
        this.line = line;
        this.fields = fields;
        this.elements = elements;
    }

    /** The line of a value below which nothing is known. */
    static Lines of(int line) {
        return new Lines(line, Map.of(), List.of());
    }

    /** The lines of an object whose fields are complete; kept in little memory, as most objects are small. */
    static Lines ofObject(int line, Map<String, Lines> fields) {
        return new Lines(line, fields.size() <= FEW ? Map.copyOf(fields) : fields, List.of());
    }

    static Lines ofArray(int line, List<Lines> elements) {
        return new Lines(line, Map.of(), List.copyOf(elements));
    }

    /** Another value with the same lines below it: what an alias names is written where its anchor is. */
    Lines movedTo(int otherLine) {
        return new Lines(otherLine, fields, elements);
    }

    int line() {
        return line;
    }

    @Nullable
    Lines field(String name) {
        return fields.get(name);
    }

    @Nullable
    Lines element(int index) {
        return index < elements.size() ? elements.get(index) : null;
    }

    /** The line of the deepest value on the path that was written. */
    int lineOf(String path) {
        return at(path).line;
    }

    /** The lines of the deepest value on the path that was written. */
    Lines at(String path) {
        Lines at = this;
        for (FieldPath.Step step : FieldPath.parse(path)) {
            Lines next = switch (step) {
                case FieldPath.Field field -> at.field(field.name());
                case FieldPath.Element element -> at.element(element.index());
            };
            if (next == null) {
                return at;
            }
            at = next;
        }
        return at;
    }
}
