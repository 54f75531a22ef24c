package io.fleetgate.template.function;

import io.fleetgate.template.operation.Members;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Maps; the given one is never changed. */
final class MapFunctions {
    private MapFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("keys", Signature.of(1, MapFunctions::keys));
        functions.put("merge", Signature.between(1, Signature.ANY_NUMBER, MapFunctions::merge));
        functions.put("dig", Signature.between(1, Signature.ANY_NUMBER, MapFunctions::dig));
    }

    private static Value keys(Arguments arguments) {
        arguments.meter().elements(2L * arguments.entries(0).size());
        List<Value> keys = new ArrayList<>();
        for (String key : new TreeSet<>(arguments.entries(0).keySet())) {
            keys.add(Value.of(key));
        }
        return new Value.Sequence(keys);
    }

    /** Later maps win. */
    private static Value merge(Arguments arguments) {
        Map<String, Value> merged = new LinkedHashMap<>();
        for (int index = 0; index < arguments.count(); index++) {
            arguments.meter().elements(2L * arguments.entries(index).size());
            merged.putAll(arguments.entries(index));
        }
        return new Value.Mapping(merged);
    }

    /** What lies behind the names, or null where one of them leads nowhere. */
    private static Value dig(Arguments arguments) {
        Value found = arguments.value(0);
        for (Value name : arguments.from(1)) {
            arguments.meter().step();
            found = Members.readOrNothing(found, name);
        }
        return found;
    }
}
