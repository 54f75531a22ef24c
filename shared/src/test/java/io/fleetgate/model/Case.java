package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** A fleet as it is stored, and what is to be changed in it. */
record Case(List<ObjectNode> stored, List<Edit> edits) {

    static Case of(List<ObjectNode> stored) {
        return new Case(stored, List.of());
    }

    /** As YAML: what is stored, then what is changed. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("# stored\n");
        stored.forEach(object -> text.append(YamlText.of(object)));
        if (!edits.isEmpty()) {
            text.append("# changed\n");
        }
        edits.forEach(edit -> text.append(
                switch (edit) {
                    case Edit.Apply(ObjectNode document) -> YamlText.of(document);
                    case Edit.Delete(String id) -> "--- # delete " + id + "\n";
                }));
        return text.toString();
    }
}
