package io.fleetgate.document;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;

/** One array while its elements are read. */
final class SequenceBuilder {
    /** Begun for one element: a stream may hold many arrays, and most are short. */
    private final ArrayNode node = JsonNodeFactory.instance.arrayNode(1);

    private final List<Lines> lines = new ArrayList<>(1);

    void add(Located element) {
        node.add(element.node());
        lines.add(element.lines());
    }

    Located build(int line) {
        return new Located(node, Lines.ofArray(line, lines));
    }
}
