package io.fleetgate.render.task;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalJsonTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"a":1}       | {"a":1.0}           | true
            {"a":[10]}    | {"a":[1e1]}         | true
            {"a":1}       | {"a":1.5}           | false
            {"a":1}       | {"a":"1"}           | false
            {"a":1,"b":2} | {"b":2,"a":1}       | true
            null          | {}                  | false
            1e300         | 1e-300              | false
            """)
    void jsonIsComparedByWhatItSays(String a, String b, boolean expected) throws JsonProcessingException {
        JsonMapper mapper = new JsonMapper();
        JsonNode first = mapper.readTree(a);
        JsonNode second = mapper.readTree(b);

        assertThat(CanonicalJson.areEqual(first, second)).isEqualTo(expected);
        assertThat(CanonicalJson.areEqual(second, first)).isEqualTo(expected);
    }
}
