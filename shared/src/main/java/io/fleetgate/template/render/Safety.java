package io.fleetgate.template.render;

import io.fleetgate.template.tree.Expression;
import java.util.Optional;

/** The functions by which a template says how a value becomes part of a document. */
enum Safety {
    /** Its author answers for it. */
    RAW,
    /** One string, whatever is in it. */
    QUOTE,
    /** A value with the structure that it has. */
    NOTATION,
    /** Whatever it was, further to the right. */
    INDENT;

    static Optional<Safety> of(Expression.FunctionCall call) {
        boolean one = call.arguments().size() == 1;
        return switch (call.function()) {
            case "raw" -> one ? Optional.of(RAW) : Optional.empty();
            case "quote" -> one ? Optional.of(QUOTE) : Optional.empty();
            case "toYaml", "toJson", "marshalYAML", "marshalJSON" -> one ? Optional.of(NOTATION) : Optional.empty();
            case "indent" -> call.arguments().isEmpty() ? Optional.empty() : Optional.of(INDENT);
            default -> Optional.empty();
        };
    }
}
