package io.fleetgate.template.structure;

import io.fleetgate.document.YamlEvents;
import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.notation.Scalars;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.Parser;

/** Reads a document and its twin side by side. */
final class ChunkComparison {
    /** What is deeper is no Kubernetes object, and costs the parser more than its length. */
    private static final int DEEPEST = 100;

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final boolean isAccepted;
    private final Parser real;
    private final Parser twin;
    private final Map<Integer, Insertion> insertions;
    private final Meter meter;
    private int depth;
    private int position;

    /** Where the two part, as a position in the twin, and whether it is only the type of a scalar that differs. */
    record Difference(int position, String message) {}

    ChunkComparison(String real, String twin, Map<Integer, Insertion> insertions, Meter meter) {
        this.isAccepted = YamlEvents.isAccepted(real);
        this.real = YamlEvents.of(real);
        this.twin = YamlEvents.of(twin);
        this.insertions = insertions;
        this.meter = meter;
    }

    /** The first difference; a document that cannot be read differs from every other. */
    Optional<Difference> difference() {
        try {
            String message = isAccepted ? null : StructureCheck.STRUCTURE;
            while (message == null && twin.peekEvent() != null) {
                meter.step();
                Event expected = twin.getEvent();
                position = expected.getEndMark().getIndex();
                message = compare(expected, real.peekEvent() == null ? null : real.getEvent());
            }
            return message == null ? Optional.empty() : Optional.of(new Difference(position, message));
        } catch (YAMLException | NumberFormatException unreadable) {
            return Optional.of(new Difference(position, StructureCheck.STRUCTURE));
        }
    }

    private @Nullable String compare(Event expected, @Nullable Event found) {
        if (found == null || found.getEventId() != expected.getEventId()) {
            return StructureCheck.STRUCTURE;
        }
        depth += expected instanceof CollectionStartEvent ? 1 : expected instanceof CollectionEndEvent ? -1 : 0;
        boolean same = depth <= DEEPEST
                && (!(expected instanceof NodeEvent node)
                        || Objects.equals(node.getAnchor(), ((NodeEvent) found).getAnchor()))
                && (!(expected instanceof CollectionStartEvent start)
                        || Objects.equals(start.getTag(), ((CollectionStartEvent) found).getTag()));
        if (!same) {
            return StructureCheck.STRUCTURE;
        }
        return expected instanceof ScalarEvent scalar ? compare(scalar, (ScalarEvent) found) : null;
    }

    private @Nullable String compare(ScalarEvent expected, ScalarEvent found) {
        if (!Objects.equals(expected.getTag(), found.getTag())) {
            return StructureCheck.STRUCTURE;
        }
        if (!Placeholder.isIn(expected.getValue())) {
            return expected.getValue().equals(found.getValue()) ? null : StructureCheck.STRUCTURE;
        }
        Optional<String> value = filled(expected.getValue());
        if (value.isEmpty()) {
            return null;
        }
        if (expected.getScalarStyle() != found.getScalarStyle()
                || !comparable(value.get(), expected).equals(comparable(found.getValue(), found))) {
            return StructureCheck.STRUCTURE;
        }
        boolean mayBeOther = found.getScalarStyle() == ScalarStyle.PLAIN && found.getTag() == null;
        return mayBeOther && !Scalars.isString(found.getValue()) ? StructureCheck.OTHER_TYPE : null;
    }

    /** The scalar with its values in place of the placeholders; none if one of them has a structure of its own. */
    private Optional<String> filled(String twin) {
        StringBuilder filled = new StringBuilder();
        Matcher placeholders = Placeholder.matcher(twin);
        int from = 0;
        while (placeholders.find()) {
            Insertion insertion = insertions.get(Integer.parseInt(placeholders.group(1)));
            if (insertion == null || insertion.form() == Insertion.Form.NOTATION) {
                return Optional.empty();
            }
            meter.text(insertion.value().length());
            filled.append(twin, from, placeholders.start()).append(insertion.value());
            from = placeholders.end();
        }
        return Optional.of(filled.append(twin, from, twin.length()).toString());
    }

    /** Blocks lose their margin and the newlines at their end, which a value inside of them may have had. */
    private static String comparable(String value, ScalarEvent scalar) {
        boolean isBlock =
                scalar.getScalarStyle() == ScalarStyle.LITERAL || scalar.getScalarStyle() == ScalarStyle.FOLDED;
        return isBlock ? BLANKS.matcher(value).replaceAll(" ").strip() : value;
    }
}
