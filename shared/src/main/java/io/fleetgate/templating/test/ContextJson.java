package io.fleetgate.templating.test;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.fleetgate.template.value.Value;
import java.util.List;
import java.util.Map;

/** What templates find by name, as JSON. Of what has methods there is {@code List()}, as a field of that name. */
final class ContextJson {
    private static final String LIST = "List";

    private ContextJson() {}

    static ObjectNode of(Map<String, Value> variables) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        variables.forEach((name, value) -> json.set(name, of(value)));
        return json;
    }

    private static JsonNode of(Value value) {
        return switch (value) {
            case Value.Nothing() -> NullNode.getInstance();
            case Value.Truth(boolean truth) -> BooleanNode.valueOf(truth);
            case Value.Whole(long number) -> LongNode.valueOf(number);
            case Value.Decimal(double number) -> DoubleNode.valueOf(number);
            case Value.Text(String text) -> TextNode.valueOf(text);
            case Value.Sequence(List<Value> items) -> of(items);
            case Value.Mapping(Map<String, Value> entries) -> of(entries);
            case Value.Receiver receiver -> of(receiver);
        };
    }

    private static ArrayNode of(List<Value> items) {
        ArrayNode json = JsonNodeFactory.instance.arrayNode(items.size());
        items.forEach(item -> json.add(of(item)));
        return json;
    }

    private static ObjectNode of(Value.Receiver receiver) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        if (receiver.hasMethod(LIST)) {
            json.set(LIST + "()", of(receiver.call(LIST, List.of())));
        }
        return json;
    }
}
