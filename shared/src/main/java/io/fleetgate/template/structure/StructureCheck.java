package io.fleetgate.template.structure;

import io.fleetgate.document.YamlEvents;
import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.structure.ChunkComparison.Difference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;

/** Whether every value of a text stays the string that it is, and nothing else, when the text is read as YAML. */
public final class StructureCheck {
    static final String STRUCTURE =
            "writes a value that contains YAML structure; write it through quote, toYaml or raw";
    static final String OTHER_TYPE =
            "writes a string that YAML would read as another type; write it through quote, toYaml or raw";
    private static final int CHARACTERS_PER_STEP = 4;

    private final Piece piece;
    private final Meter meter;
    private final Map<Integer, Insertion> insertions = new HashMap<>();

    /** A value that is not good where it is, and why. */
    public record Misplaced(Insertion insertion, String message) {}

    private StructureCheck(Piece piece, Meter meter) {
        this.piece = piece;
        this.meter = meter;
        piece.insertions().forEach(insertion -> insertions.put(insertion.number(), insertion));
    }

    /** Checks a whole text, which may hold several documents; none is what is good. */
    public static Optional<Misplaced> document(Piece piece, Meter meter) {
        return firstDoubtful(piece, meter).flatMap(doubtful -> new StructureCheck(piece, meter).misplaced(doubtful));
    }

    /** Checks a part of a text of which nobody knows where it will stand: only what is harmless anywhere is good. */
    public static Optional<Misplaced> fragment(Piece piece, Meter meter) {
        return firstDoubtful(piece, meter)
                .filter(doubtful -> doubtful.form() == Insertion.Form.PLAIN)
                .map(doubtful -> new Misplaced(doubtful, STRUCTURE));
    }

    private static Optional<Insertion> firstDoubtful(Piece piece, Meter meter) {
        for (Insertion insertion : piece.insertions()) {
            meter.step();
            if (!Harmless.is(insertion, piece.text())) {
                return Optional.of(insertion);
            }
        }
        return Optional.empty();
    }

    private Optional<Misplaced> misplaced(Insertion doubtful) {
        meter.steps((piece.text().length() + (long) piece.twin().length()) / CHARACTERS_PER_STEP);
        List<String> chunks = YamlEvents.chunks(piece.text());
        List<String> twins = YamlEvents.chunks(piece.twin());
        for (int index = 0; index < Math.min(chunks.size(), twins.size()); index++) {
            String twin = twins.get(index);
            Optional<Difference> difference =
                    new ChunkComparison(chunks.get(index), twin, insertions, meter).difference();
            if (difference.isPresent()) {
                Insertion culprit = lastUntil(difference.get().position(), twin, doubtful);
                return Optional.of(new Misplaced(culprit, difference.get().message()));
            }
        }
        return chunks.size() == twins.size() ? Optional.empty() : Optional.of(new Misplaced(doubtful, STRUCTURE));
    }

    /** The last value before the place where the document and its twin part, or else the first that is not harmless. */
    private Insertion lastUntil(int position, String twin, Insertion doubtful) {
        Insertion last = doubtful;
        Matcher placeholders = Placeholder.matcher(twin);
        while (placeholders.find() && placeholders.start() <= position) {
            last = insertions.getOrDefault(Integer.parseInt(placeholders.group(1)), last);
        }
        return last;
    }
}
