package io.fleetgate.template.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.AbstractList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** JSON as values. */
class JsonValuesTest {

    @Test
    void scalarsAreWhatTheyAre() throws JsonProcessingException {
        assertThat(JsonValues.of(json("[null, true, 1, 1.5, \"a\", -9223372036854775808]")))
                .isEqualTo(new Value.Sequence(List.of(
                        Value.NOTHING,
                        Value.TRUE,
                        Value.of(1),
                        new Value.Decimal(1.5),
                        Value.of("a"),
                        Value.of(Long.MIN_VALUE))));
    }

    @Test
    void numbersWithoutAFractionAreWholeHoweverTheyAreWritten() throws JsonProcessingException {
        assertThat(JsonValues.of(json("80.0"))).isEqualTo(Value.of(80));
        assertThat(JsonValues.of(json("1e3"))).isEqualTo(Value.of(1000));
        assertThat(JsonValues.of(json("3.14"))).isEqualTo(new Value.Decimal(3.14));
        assertThat(JsonValues.of(json("1e30"))).isEqualTo(new Value.Decimal(1e30));
        assertThat(JsonValues.of(json("18446744073709551615"))).isEqualTo(new Value.Decimal(0x1p64));
    }

    @Test
    void fieldsComeInTheOrderOfTheirNames() throws JsonProcessingException {
        Value value = JsonValues.of(json("{\"b\": 1, \"a\": {\"d\": 2, \"c\": 3}}"));

        assertThat(value.toString())
                .isEqualTo(JsonValues.of(json("{\"a\": {\"c\": 3, \"d\": 2}, \"b\": 1}"))
                        .toString());
        assertThat(((Value.Mapping) value).entries().keySet()).containsExactly("a", "b");
    }

    @Test
    void fieldsAreFoundAndMissed() throws JsonProcessingException {
        var fields = ((Value.Mapping) JsonValues.of(json("{\"a\": null}"))).entries();

        assertThat(fields.get("a")).isEqualTo(Value.NOTHING);
        assertThat(fields.get("b")).isNull();
        assertThat(fields.containsKey("a")).isTrue();
        assertThat(fields.containsKey("b")).isFalse();
    }

    @Test
    void whatIsNotReadIsNotTouched() {
        ObjectNode only = JsonNodeFactory.instance.objectNode();
        List<JsonNode> nodes = new AbstractList<>() {
            @Override
            public JsonNode get(int index) {
                if (index != 4999) {
                    throw new IllegalStateException("touched " + index);
                }
                return only;
            }

            @Override
            public int size() {
                return 5000;
            }
        };

        List<Value> items = ((Value.Sequence) JsonValues.list(nodes)).items();

        assertThat(items.get(4999)).isEqualTo(JsonValues.of(only));
        assertThatThrownBy(() -> items.get(0)).hasMessage("touched 0");
    }

    private static JsonNode json(String text) throws JsonProcessingException {
        return JsonMapper.builder().build().readTree(text);
    }
}
