package io.fleetgate.render.task;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NumericNode;
import java.util.Comparator;

/** Compares JSON by what it says: absent is null, keys have no order, and 1 is 1.0. */
public final class CanonicalJson {
    private static final Comparator<JsonNode> BY_MEANING = (a, b) -> isSame(a, b) ? 0 : 1;

    private CanonicalJson() {}

    static boolean areEqual(JsonNode a, JsonNode b) {
        return isNothing(a) ? isNothing(b) : a.equals(BY_MEANING, b);
    }

    public static boolean isNothing(JsonNode node) {
        return node.isNull() || node.isMissingNode();
    }

    private static boolean isSame(JsonNode a, JsonNode b) {
        return a.equals(b) || (a instanceof NumericNode x && b instanceof NumericNode y && isSameNumber(x, y));
    }

    private static boolean isSameNumber(NumericNode a, NumericNode b) {
        return !a.isNaN() && !b.isNaN() && a.decimalValue().compareTo(b.decimalValue()) == 0;
    }
}
