package io.fleetgate.webhook.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Problem documents have the fields that {@code docs/schemas/problem.schema.json} describes. */
class ProblemSchemaTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void everyFieldIsDescribedAndEveryRequiredOneIsThere() throws IOException {
        JsonNode schema = JSON.readTree(Files.readString(Path.of("../docs/schemas/problem.schema.json")));
        JsonNode bare = document(ErrorCode.NOT_FOUND.problem("there is no Target a/b"));
        JsonNode whole =
                document(ErrorCode.NOT_FOUND.problem("there is no Target a/b").withUid("u-1"));

        assertThat(names(whole)).hasSameElementsAs(names(schema.path("properties")));
        assertThat(names(bare))
                .hasSameElementsAs(schema.path("required")
                        .valueStream()
                        .map(JsonNode::asText)
                        .toList());
    }

    @Test
    void everyCodeHasTheFormThatIsDescribed() throws IOException {
        JsonNode code = JSON.readTree(Files.readString(Path.of("../docs/schemas/problem.schema.json")))
                .at("/properties/code/pattern");

        assertThat(Arrays.stream(ErrorCode.values()).map(ErrorCode::code))
                .allMatch(value -> value.matches(code.asText()));
    }

    private static JsonNode document(ProblemDocument problem) throws IOException {
        return JSON.readTree(problem.toJson());
    }

    private static List<String> names(JsonNode object) {
        return object.propertyStream().map(field -> field.getKey()).toList();
    }
}
