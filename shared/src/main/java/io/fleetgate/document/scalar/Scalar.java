package io.fleetgate.document.scalar;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Optional;

/** A scalar with the type that it has in Go, where kubectl reads it; the types differ as JSON and as map keys. */
public sealed interface Scalar {

    record Nothing() implements Scalar {}

    record Bool(boolean value) implements Scalar {}

    record Whole(long value) implements Scalar {}

    /** A number above the signed 64 bits that fits the unsigned ones. */
    record Unsigned(long bits) implements Scalar {}

    record Real(double value) implements Scalar {}

    record Text(String value) implements Scalar {}

    /** The scalar as a JSON value; none for infinities and NaN. */
    default Optional<JsonNode> json() {
        return switch (this) {
            case Nothing() -> Optional.of(NullNode.instance);
            case Bool(boolean value) -> Optional.of(BooleanNode.valueOf(value));
            case Whole(long value) -> Optional.of(Numbers.node(value));
            case Unsigned(long bits) -> Optional.of(Numbers.node(Double.parseDouble(Long.toUnsignedString(bits))));
            case Real(double value) -> Double.isFinite(value) ? Optional.of(Numbers.node(value)) : Optional.empty();
            case Text(String value) -> Optional.of(TextNode.valueOf(value));
        };
    }

    /** The scalar as the key of a JSON object; none for null and for unsigned numbers. */
    default Optional<String> key() {
        return switch (this) {
            case Nothing() -> Optional.empty();
            case Bool(boolean value) -> Optional.of(Boolean.toString(value));
            case Whole(long value) -> Optional.of(Long.toString(value));
            case Unsigned(long bits) -> Optional.empty();
            case Real(double value) -> Optional.of(Numbers.key(value));
            case Text(String value) -> Optional.of(value);
        };
    }
}
