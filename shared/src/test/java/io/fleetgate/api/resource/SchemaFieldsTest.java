package io.fleetgate.api.resource;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fleetgate.api.solar.Samples;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The API server and the readers know the same fields. */
class SchemaFieldsTest {
    static final List<Kind<?>> KINDS = ApiResources.KINDS;

    private static final YAMLMapper YAML = new YAMLMapper();
    private static final Map<String, String> CRDS = CrdFiles.generate();

    @ParameterizedTest
    @FieldSource("KINDS")
    void theSampleHasEveryFieldOfTheSchemaAndNoOther(Kind<?> kind) {
        ObjectNode sample = Samples.full(kind);

        forEachObject(half(kind, "spec"), sample.path("spec"), SchemaFieldsTest::assertSameFields);
        forEachObject(half(kind, "status"), sample.path("status"), SchemaFieldsTest::assertSameFields);
    }

    @ParameterizedTest
    @FieldSource("KINDS")
    void theReaderAsksForEveryFieldOfTheSchemaAndNoOther(Kind<?> kind) {
        FieldRecorder recorder = new FieldRecorder();
        JsonNode spec = recorder.record(Samples.full(kind).path("spec"));

        FleetObject.read(kind, Samples.withSpec(kind, spec));

        forEachObject(
                half(kind, "spec"),
                spec,
                (properties, object) -> assertThat(recorder.askedOf(object)).isEqualTo(names(properties)));
    }

    @ParameterizedTest
    @FieldSource("KINDS")
    void nothingInASpecIsRequired(Kind<?> kind) {
        assertThat(half(kind, "spec").findValues("required")).isEmpty();
        assertThat(half(kind, "spec").findValues("enum")).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("KINDS")
    void everyFieldIsDescribed(Kind<?> kind) {
        forEachObject(
                half(kind, "spec"),
                Samples.full(kind).path("spec"),
                (properties, object) -> properties
                        .properties()
                        .forEach(field -> assertThat(
                                        field.getValue().path("description").asText())
                                .as(field.getKey())
                                .isNotEmpty()));
    }

    @Test
    void everyKindHasAStatusSubresource() {
        List<String> without = ApiResources.KINDS.stream()
                .filter(kind -> version(kind).at("/subresources/status").isMissingNode())
                .map(Kind::name)
                .toList();

        assertThat(without).isEmpty();
    }

    private static void assertSameFields(JsonNode properties, JsonNode object) {
        assertThat(names(object)).isEqualTo(names(properties));
    }

    /** Visits every object that the schema describes field by field, with what the sample has there. */
    private static void forEachObject(JsonNode schema, JsonNode value, BiConsumer<JsonNode, JsonNode> visit) {
        JsonNode properties = schema.path("properties");
        if (properties.isObject()) {
            visit.accept(properties, value);
        }
        properties.properties().forEach(field -> forEachObject(field.getValue(), value.get(field.getKey()), visit));
        if (schema.has("items")) {
            value.forEach(element -> forEachObject(schema.get("items"), element, visit));
        }
        if (schema.has("additionalProperties")) {
            value.forEach(element -> forEachObject(schema.get("additionalProperties"), element, visit));
        }
    }

    private static Set<String> names(JsonNode object) {
        Set<String> names = new TreeSet<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static JsonNode half(Kind<?> kind, String name) {
        return version(kind).at("/schema/openAPIV3Schema/properties").path(name);
    }

    private static JsonNode version(Kind<?> kind) {
        String file = kind.plural() + "." + kind.groupKind().group() + ".yaml";
        try {
            return YAML.readTree(CRDS.get(file)).at("/spec/versions/0");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(file, e);
        }
    }
}
