package io.fleetgate.settlement.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.object.FleetObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What the operator makes of a stored object. Two outlooks on the same object are equal exactly if it writes the same, so
 * that documents are built only where something differs.
 *
 * @param finalizers all of them, in order
 * @param conditions those that are decided; another one keeps what is stored
 * @param fields other fields of the status that are decided; a missing node stands for a field that is left out
 * @param spec the spec where the operator writes it
 */
public record Outlook(
        List<String> finalizers,
        List<ConditionState> conditions,
        Map<String, JsonNode> fields,
        Optional<ObjectNode> spec) {

    public static Outlook unchanged(FleetObject<?> object) {
        return new Outlook(object.metadata().finalizers(), List.of(), Map.of(), Optional.empty());
    }

    public static Outlook finalizers(List<String> finalizers) {
        return new Outlook(finalizers, List.of(), Map.of(), Optional.empty());
    }

    public Outlook with(List<ConditionState> decided) {
        return new Outlook(finalizers, decided, fields, spec);
    }

    /** With one more condition. */
    public Outlook and(ConditionState decided) {
        return with(Stream.concat(conditions.stream(), Stream.of(decided)).toList());
    }

    public Outlook withField(String name, JsonNode value) {
        Map<String, JsonNode> more = new TreeMap<>(fields);
        more.put(name, value);
        return new Outlook(finalizers, conditions, more, spec);
    }

    public Outlook withSpec(ObjectNode written) {
        return new Outlook(finalizers, conditions, fields, Optional.of(written));
    }

    /** The object's document as it will be; shares what it does not change. */
    ObjectNode applyTo(FleetObject<?> object) {
        ObjectNode held = finalizers.equals(object.metadata().finalizers())
                ? object.document()
                : object.withFinalizers(finalizers).document();
        ObjectNode document = held.objectNode().setAll(held);
        spec.ifPresent(written -> document.set("spec", written));
        if (!conditions.isEmpty() || !fields.isEmpty()) {
            setOrRemove(document, "status", StatusDocument.of(object, conditions, fields));
        }
        return document;
    }

    private static void setOrRemove(ObjectNode document, String field, ObjectNode value) {
        if (value.isEmpty()) {
            document.remove(field);
        } else {
            document.set(field, value);
        }
    }
}
