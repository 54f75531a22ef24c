package io.fleetgate.operator.tag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of RenderBindings as they come from an API server. */
class ClaimPageTest {
    /** More than a parser keeps of one text. */
    private static final int LENGTH = 32 << 20;

    private final Map<String, String> claims = new HashMap<>();

    @Test
    void theBindingsOfTheArtifactsInQuestionAreFound() throws IOException {
        String next = read("""
                {"kind": "RenderBindingList", "metadata": {"resourceVersion": "1", "continue": "more"}, "items": [
                  {"metadata": {"name": "one", "labels": {"name": "x"}}, "spec": {"renderArtifactRef": {"name": "web"}}},
                  {"spec": {"renderArtifactRef": {"name": "api"}, "ownerName": "t"}, "metadata": {"name": "two"}},
                  {"metadata": {"name": "three"}, "spec": {"renderArtifactRef": {"name": "other"}}},
                  {"metadata": {"name": "four"}, "spec": {}}
                ]}""");

        assertThat(next).isEqualTo("more");
        assertThat(claims).containsOnly(Map.entry("web", "one"), Map.entry("api", "two"));
    }

    @Test
    void whatNobodyNeedsIsNotKeptHoweverLongItIs() throws IOException {
        InputStream list = new SequenceInputStream(Collections.enumeration(List.of(
                bytes("{\"metadata\": {}, \"items\": [{\"metadata\": {\"annotations\": {\"a\": \""),
                new ByteArrayInputStream("a".repeat(LENGTH).getBytes(StandardCharsets.ISO_8859_1)),
                bytes("\"}, \"name\": \"one\"}, \"spec\": {\"renderArtifactRef\": {\"name\": \"web\"}}}]}"))));

        assertThat(read(list)).isEmpty();
        assertThat(claims).containsOnly(Map.entry("web", "one"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "{\"metadata\": {}}",
                "{\"metadata\": {}, \"items\": null}",
                "{\"metadata\": {}, \"items\": [",
                "{\"metadata\": {}, \"items\": [{\"metadata\": {",
                "{\"metadata\": {}, \"items\": []"
            })
    void whatIsNoWholeListIsNone(String list) {
        assertThatThrownBy(() -> read(list)).isInstanceOf(IOException.class);
    }

    private String read(String list) throws IOException {
        return read(bytes(list));
    }

    private String read(InputStream list) throws IOException {
        try (JsonParser json = new JsonFactory().createParser(list)) {
            json.nextToken();
            return new ClaimPage(json, Set.of("web", "api"), claims).read();
        }
    }

    private static InputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
