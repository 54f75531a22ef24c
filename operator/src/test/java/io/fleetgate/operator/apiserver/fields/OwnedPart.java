package io.fleetgate.operator.apiserver.fields;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The part of an object that a request may write and a manager can own: the status, or all but the status. */
public enum OwnedPart {
    STATUS,
    ALL_BUT_STATUS;

    private static final List<String> METADATA = List.of("labels", "annotations", "finalizers", "ownerReferences");
    private static final Set<String> NOT_OWNED = Set.of("apiVersion", "kind", "metadata", "status");

    /** The part alone, as a document of its own. */
    public ObjectNode of(ObjectNode document) {
        ObjectNode part = document.objectNode();
        switch (this) {
            case STATUS -> copy(document, part, List.of("status"));
            case ALL_BUT_STATUS -> {
                copy(document, part, names(document));
                if (document.get("metadata") instanceof ObjectNode metadata) {
                    ObjectNode owned = document.objectNode();
                    copy(metadata, owned, METADATA);
                    if (!owned.isEmpty()) {
                        part.set("metadata", owned);
                    }
                }
            }
        }
        return part;
    }

    /** A copy of the document in which this part is another one. */
    public ObjectNode replacedIn(ObjectNode document, ObjectNode part) {
        ObjectNode replaced = document.deepCopy();
        switch (this) {
            case STATUS -> {
                replaced.remove("status");
                copy(part, replaced, List.of("status"));
            }
            case ALL_BUT_STATUS -> {
                replaced.remove(names(document));
                copy(part, replaced, names(part));
                ObjectNode metadata = replaced.withObject("metadata");
                metadata.remove(METADATA);
                if (part.get("metadata") instanceof ObjectNode owned) {
                    copy(owned, metadata, METADATA);
                }
            }
        }
        return replaced;
    }

    private static List<String> names(ObjectNode document) {
        return document.properties().stream()
                .map(Map.Entry::getKey)
                .filter(name -> !NOT_OWNED.contains(name))
                .toList();
    }

    private static void copy(ObjectNode from, ObjectNode to, List<String> names) {
        for (String name : names) {
            if (from.get(name) != null) {
                to.set(name, from.get(name).deepCopy());
            }
        }
    }
}
