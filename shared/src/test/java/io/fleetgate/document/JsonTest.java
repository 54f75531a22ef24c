package io.fleetgate.document;

import static io.fleetgate.document.Streams.problem;
import static io.fleetgate.document.Streams.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTest {
    private static final String OBJECT =
            "{\"apiVersion\": \"v1\", \"kind\": \"ConfigMap\",\n \"metadata\": {\"name\": \"a\"},\n \"v\": %s}\n";

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            1.0                    | 1
            1e3                    | 1000
            -0                     | 0
            2.5                    | 2.5
            1e20                   | 1.0E20
            18446744073709551616   | 1.8446744073709552E19
            9223372036854775807    | 9223372036854775807
            "y"                    | "y"
            "\\u0000"              | "\\u0000"
            "\\ud83d\\ude00"        | "😀"
            "\\ud800x"             | "\uFFFDx"
            {"<<": {"a": 1}}       | {"<<":{"a":1}}
            {"é": [true, null]}    | {"é":[true,null]}
            """)
    void valuesAreWhatTheApiServerGets(String json, String value) {
        assertThat(Streams.only(OBJECT.formatted(json)).json().path("v").toString())
                .isEqualTo(value);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            1e999                | line 3: holds a number beyond 64 bits
            1e999999999          | line 3: holds a number beyond 64 bits
            {"a": 1, "b": 2, "a": 3} | line 3: has the key "a" twice, first on line 3
            {"a": [1, 2}         | line 3: is not JSON: Unexpected close marker
            {"a" 1}              | line 3: is not JSON: Unexpected character
            {"a": hunter2]}      | line 3: is not JSON: a word that is neither true, false nor null
            {"a": 1              | line 4: is JSON that ends before it is complete
            """)
    void mistakesAreNamedWithTheirLine(String json, String message) {
        assertThat(problem(OBJECT.formatted(json)))
                .startsWith("document 1, " + message)
                .doesNotContain("hunter2");
    }

    @Test
    void valuesMayFollowEachOther() {
        DocumentStream stream = read(OBJECT.formatted("1") + OBJECT.formatted("2") + "---\n" + Streams.HEAD);

        assertThat(stream.problems()).isEmpty();
        assertThat(stream.documents()).extracting(Document::index).containsExactly(1, 2, 3);
        assertThat(stream.documents()).extracting(Document::line).containsExactly(1, 4, 8);
    }

    @Test
    void theValuesBeforeAMistakeAreCounted() {
        DocumentStream stream = read(OBJECT.formatted("1") + OBJECT.formatted("2") + "{\"a\" 1}");

        assertThat(stream.documents()).hasSize(2);
        assertThat(stream.problems()).extracting(DocumentProblem::document).containsExactly(3);
        assertThat(stream.problems()).extracting(DocumentProblem::line).containsExactly(7);
    }

    @Test
    void whatOnlyLooksLikeJsonIsReadAsYaml() {
        assertThat(Streams.only(OBJECT.formatted("[010, yes, 1,]"))
                        .json()
                        .path("v")
                        .toString())
                .isEqualTo("[8,true,1]");
        assertThat(Streams.only("{apiVersion: v1, kind: ConfigMap, metadata: {name: a}}")
                        .line())
                .isEqualTo(1);
    }

    @Test
    void anArrayOrAScalarIsNoDocument() {
        assertThat(problem("[1, 2]"))
                .isEqualTo("document 1, line 1: is not an object; write one with apiVersion, kind and metadata");
        assertThat(problem("\n\n- a\n")).startsWith("document 1, line 3: is not an object;");
        assertThat(problem("just words")).startsWith("document 1, line 1: is not an object;");
    }
}
