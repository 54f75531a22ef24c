package io.fleetgate.template.structure;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A part of a document.
 *
 * @param text as it is written
 * @param twin the same with a {@link Placeholder} for every value
 */
public record Piece(String text, String twin, List<Insertion> insertions) {
    public Piece {
        insertions = List.copyOf(insertions);
    }

    /** What the author of the template has written, or answers for. */
    public static Piece written(String text) {
        return new Piece(text, text, List.of());
    }

    /** The piece after a function that changes lines, and nothing within them. */
    public Piece mapped(UnaryOperator<String> lines) {
        return new Piece(
                lines.apply(text),
                lines.apply(twin),
                insertions.stream().map(Insertion::lost).toList());
    }
}
