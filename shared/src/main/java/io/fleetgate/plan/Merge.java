package io.fleetgate.plan;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import java.util.List;

/**
 * What is stored after a document was applied to a stored object. The document stands for the whole object, so a field it
 * leaves out is cleared; what only the server and controllers write is kept.
 */
final class Merge {
    private static final List<String> KEPT_METADATA = List.of("uid", "creationTimestamp", "deletionTimestamp");
    private static final List<String> KEPT_UNLESS_GIVEN = List.of("ownerReferences", "finalizers");
    private static final List<String> NOT_STORED = List.of("managedFields", "resourceVersion", "selfLink");

    /** A copy of the object that kubectl apply keeps for itself and rewrites each time; no manifest holds it. */
    private static final String LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";

    private Merge() {}

    static <S> FleetObject<S> created(FleetObject<S> given) {
        ObjectNode document = given.document().deepCopy();
        document.remove("status");
        ObjectNode metadata = metadata(document);
        removeNotStored(metadata);
        metadata.remove(KEPT_METADATA);
        metadata.put("generation", 1);
        return read(given.kind(), document);
    }

    static <S> FleetObject<S> updated(FleetObject<?> stored, FleetObject<S> given) {
        ObjectNode document = given.document().deepCopy();
        ObjectNode metadata = metadata(document);
        removeNotStored(metadata);
        KEPT_METADATA.forEach(field -> keep(field, stored.document().path("metadata"), metadata));
        KEPT_UNLESS_GIVEN.stream()
                .filter(field -> !metadata.has(field))
                .forEach(field -> keep(field, stored.document().path("metadata"), metadata));
        keep("status", stored.document(), document);
        boolean specDiffers = !stored.document().path("spec").equals(document.path("spec"));
        keep("generation", stored.document().path("metadata"), metadata);
        long generation = stored.metadata().generation();
        if (specDiffers && generation > 0) {
            metadata.put("generation", generation + 1);
        }
        return read(given.kind(), document);
    }

    /** A stored object's document without what no document can say, for comparing. */
    static ObjectNode asStored(FleetObject<?> stored) {
        return asStored(stored.document());
    }

    /** The same of a document alone. */
    static ObjectNode asStored(ObjectNode stored) {
        JsonNode metadata = stored.path("metadata");
        if (NOT_STORED.stream().noneMatch(metadata::has)
                && !metadata.path("annotations").has(LAST_APPLIED)) {
            return stored;
        }
        ObjectNode document = stored.deepCopy();
        removeNotStored(metadata(document));
        return document;
    }

    /** The metadata, empty where it is no object: that is a problem of the document, and never ends the plan. */
    private static ObjectNode metadata(ObjectNode document) {
        return document.get("metadata") instanceof ObjectNode metadata ? metadata : document.putObject("metadata");
    }

    private static void removeNotStored(ObjectNode metadata) {
        metadata.remove(NOT_STORED);
        if (metadata.get("annotations") instanceof ObjectNode annotations && annotations.has(LAST_APPLIED)) {
            annotations.remove(LAST_APPLIED);
            if (annotations.isEmpty()) {
                metadata.remove("annotations");
            }
        }
    }

    private static void keep(String field, JsonNode from, ObjectNode to) {
        JsonNode value = from.get(field);
        if (value == null) {
            to.remove(field);
        } else {
            to.set(field, value);
        }
    }

    private static <S> FleetObject<S> read(Kind<S> kind, ObjectNode document) {
        return FleetObject.read(kind, document);
    }
}
