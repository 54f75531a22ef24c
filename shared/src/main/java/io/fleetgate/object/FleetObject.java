package io.fleetgate.object;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One Kubernetes object, stored or proposed.
 *
 * @param spec the spec as read; a field that could not be read has its empty value and an entry in {@code defects}
 * @param document the whole object as it was written, without managedFields; nobody changes it
 * @param defects what could not be read or is not a field of the kind; errors first are what admission denies
 * @param <S> the type of the spec
 */
public record FleetObject<S>(Kind<S> kind, Metadata metadata, S spec, ObjectNode document, List<Problem> defects) {

    private static final Set<String> TOP_LEVEL = Set.of("apiVersion", "kind", "metadata", "spec", "status");

    /** Reads an object of a kind that the caller has looked up; never throws, whatever the JSON holds. */
    public static <S> FleetObject<S> read(Kind<S> kind, ObjectNode document) {
        List<Problem> defects = new ArrayList<>();
        Metadata metadata = Metadata.read(Fields.of(document.path("metadata"), "metadata", defects));
        Fields fields = Fields.of(document.path("spec"), "spec", defects);
        S spec = kind.specReader().apply(fields);
        if (kind.isKnown()) {
            reportUnknownTopLevel(document, defects);
            fields.reportUnknown();
        }
        return new FleetObject<>(kind, metadata, spec, document, List.copyOf(defects));
    }

    private static void reportUnknownTopLevel(ObjectNode document, List<Problem> defects) {
        document.fieldNames().forEachRemaining(name -> {
            if (!TOP_LEVEL.contains(name)) {
                defects.add(Problem.unknownField(name));
            }
        });
    }

    public ObjectKey key() {
        return metadata.key();
    }

    public String namespace() {
        return metadata.key().namespace();
    }

    public String name() {
        return metadata.key().name();
    }

    public Map<String, String> labels() {
        return metadata.labels();
    }

    public boolean isTerminating() {
        return metadata.isTerminating();
    }

    /**
     * Whether there is nothing left of it: its deletion was asked for, and no finalizer holds it. No API server keeps such an
     * object, whoever took the last finalizer off and whatever refers to it.
     */
    public boolean isDeleted() {
        return isTerminating() && metadata.finalizers().isEmpty();
    }

    /** The first field of a type that it never has: nobody can say what an object that has one holds. */
    public Optional<Problem> wrongType() {
        return wrongTypes().findFirst();
    }

    /** Every field of a type that it never has. */
    Stream<Problem> wrongTypes() {
        return defects.stream().filter(defect -> defect.isError() && defect.reason() == Reason.INVALID_TYPE);
    }

    /** The status as stored; an empty object where there is none. */
    public JsonNode status() {
        JsonNode status = document.get("status");
        return status == null ? JsonNodeFactory.instance.objectNode() : status;
    }

    /** This object with these finalizers and no others; shares the rest. */
    public FleetObject<S> withFinalizers(List<String> finalizers) {
        ObjectNode written = document.objectNode();
        if (document.get("metadata") instanceof ObjectNode given) {
            written.setAll(given);
        }
        written.remove("finalizers");
        if (!finalizers.isEmpty()) {
            finalizers.forEach(written.putArray("finalizers")::add);
        }
        ObjectNode changed = document.objectNode().setAll(document);
        changed.set("metadata", written);
        return new FleetObject<>(kind, metadata.withFinalizers(finalizers), spec, changed, defects);
    }

    /** This object as it stands once its deletion was accepted; itself when that was so before. */
    public FleetObject<S> terminating() {
        return isTerminating() ? this : new FleetObject<>(kind, metadata.terminating(), spec, document, defects);
    }
}
