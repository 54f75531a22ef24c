package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.store.UnreadableObject;
import java.util.ArrayList;
import java.util.List;

/** Objects as they are set aside. */
final class OddObject {
    private OddObject() {}

    /** A stored object of which more or less cannot be read. */
    static UnreadableObject of(ObjectNode stored, RandomSource random) {
        ObjectNode odd = stored.deepCopy();
        return switch (random.below(4)) {
            case 0 -> unreadable(odd, "nested too deep");
            case 1 -> {
                odd.put("spec", "none");
                yield unreadable(odd, "no spec");
            }
            default -> {
                ObjectNode spec = odd.withObject("spec");
                List<String> fields = new ArrayList<>(List.of("targetSelector", "targetRef", "from"));
                spec.fieldNames().forEachRemaining(fields::add);
                String field = random.pick(fields);
                spec.putArray(field).addArray();
                yield unreadable(odd, "no " + field);
            }
        };
    }

    static UnreadableObject nothingKnown(Kind<?> kind, String namespace) {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        document.putObject("metadata").put("namespace", namespace).put("name", "odd");
        document.put("spec", "none");
        return new UnreadableObject(FleetObject.read(kind, document), "no spec");
    }

    private static UnreadableObject unreadable(ObjectNode document, String why) {
        return new UnreadableObject(Settlements.CATALOG.read(document), why);
    }
}
