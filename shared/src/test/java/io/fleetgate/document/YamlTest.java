package io.fleetgate.document;

import static io.fleetgate.document.Streams.HEAD;
import static io.fleetgate.document.Streams.problem;
import static io.fleetgate.document.Streams.read;
import static io.fleetgate.document.Streams.value;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            [&a x, *a]                             | ["x","x"]
            [&a {b: c}, *a]                        | [{"b":"c"},{"b":"c"}]
            [&a [&a 1], *a]                        | [[1],1]
            [&a 1, &a 2, *a]                       | [1,2,2]
            {&c a: *c}                             | {"a":"a"}
            {k: &k key, *k : v}                    | {"k":"key","key":"v"}
            {<<: {a: 1, b: 2}, a: 3}               | {"a":3,"b":2}
            {a: 3, <<: {a: 1, b: 2}}               | {"a":1,"b":2}
            {<<: [{a: 1}, {a: 2, b: 3}]}           | {"a":1,"b":3}
            {q: &q {a: 1}, r: {<<: *q, b: 2}}      | {"q":{"a":1},"r":{"a":1,"b":2}}
            {q: &q {a: 1}, r: {<<: [*q], b: 2}}    | {"q":{"a":1},"r":{"a":1,"b":2}}
            {"<<": {a: 1}}                         | {"<<":{"a":1}}
            [a, 'it''s', "x\\ty", "\\x41\\u00e9"]     | ["a","it's","x\\ty","Aé"]
            {a, b: , ? c}                          | {"a":null,"b":null,"c":null}
            [a: b, c]                              | [{"a":"b"},"c"]
            x#y #z                                 | "x#y"
            """)
    void aliasesMergesAndFlowStyle(String yaml, String json) {
        assertThat(value(yaml)).isEqualTo(json);
    }

    @Test
    void noTwoPlacesShareWhatAnAliasStandsFor() {
        JsonNode value = Streams.only(HEAD + "v: [&a {b: c}, *a]").json().path("v");

        ((ObjectNode) value.get(0)).put("b", "changed");

        assertThat(value.get(1).path("b").textValue()).isEqualTo("c");
    }

    @Test
    void blockScalarsAreFoldedAndChomped() {
        assertThat(value("|\n  a\n   b\n\n")).isEqualTo("\"a\\n b\\n\"");
        assertThat(value(">-\n  a\n  b\n\n  c\n")).isEqualTo("\"a b\\nc\"");
        assertThat(value("|+\n  a\n\n")).isEqualTo("\"a\\n\\n\\n\"");
        assertThat(value("|2-\n   a\n")).isEqualTo("\" a\"");
    }

    @Test
    void aLastLineWithoutEndReadsAsIfItHadOne() {
        assertThat(Streams.only(HEAD + "v: |\n  a").json().path("v").textValue())
                .isEqualTo("a\n");
    }

    @Test
    void windowsLineEndsAndAByteOrderMarkChangeNothing() {
        String stream = HEAD + "v: |\n  a\n  b\nw: [c,\n  d]\n---\n" + HEAD;

        DocumentStream windows = read("\uFEFF" + stream.replace("\n", "\r\n"));

        assertThat(windows.problems()).isEmpty();
        assertThat(windows.documents().stream().map(Document::json).toList())
                .isEqualTo(read(stream).documents().stream().map(Document::json).toList());
        assertThat(windows.documents()).extracting(Document::line).containsExactly(1, 10);
    }

    @Test
    void aByteOrderMarkBehindASeparatorIsAccepted() {
        assertThat(read(HEAD + "---\n\uFEFF" + HEAD).documents()).hasSize(2);
    }

    @Test
    void tabsSeparateButDoNotIndent() {
        assertThat(value("\tx\t# comment")).isEqualTo("\"x\"");
        assertThat(value("{a:\tb,\tc:\t'd'\t}")).isEqualTo("{\"a\":\"b\",\"c\":\"d\"}");
        assertThat(value("\"a\tb\"")).isEqualTo("\"a\\tb\"");
        for (String mistake : List.of("v:\n\ta: b", "v:\n  a: b\n\tc: d", "v:\n\t- a", "v:\n  \t- a", "\tv: a")) {
            int line = 3
                    + (int) mistake.substring(0, mistake.indexOf('\t') + 1)
                            .lines()
                            .count();
            assertThat(problem(HEAD + mistake))
                    .as(mistake)
                    .isEqualTo("document 1, line " + line + ": has a tab in the indentation; indent with spaces");
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            &a [*a]             | has the alias *a inside of what it stands for
            &a {b: [c, *a]}     | has the alias *a inside of what it stands for
            &a {<<: *a}         | has the alias *a inside of what it stands for
            *a                  | has the alias *a without an anchor before it
            {q: &q [1], <<: *q} | merges with << what is not a map
            {<<: [1]}           | merges with << what is not a map
            {<<: ~}             | merges with << what is not a map
            {a:}                | has a key in braces without a space behind its colon
            [a:, b]             | has a key in braces without a space behind its colon
            @x                  | has '@' where no value can begin with it
            `x                  | has '`' where no value can begin with it
            b: c                | is not YAML: mapping values are not allowed here
            [1, 2               | is not YAML: expected ',' or ']'
            "\\q"               | is not YAML: found unknown escape character q(113)
            !e!x 1              | is not YAML: found undefined tag handle !e!
            """)
    void mistakesAreNamed(String yaml, String message) {
        assertThat(problem(HEAD + "v: " + yaml)).contains(": " + message);
    }

    @Test
    void aDuplicateKeyIsNamedWithBothLines() {
        assertThat(problem(HEAD + "spec:\n  uniqueName: a\n  other: b\n  uniqueName: c\n"))
                .isEqualTo(
                        "document 1, line 7: has the key \"uniqueName\" twice, first on line 5; remove one of the two");
        assertThat(problem(HEAD + "v: {y: 1, true: 2}\n")).contains("has the key \"true\" twice, first on line 4");
        assertThat(problem(HEAD + "v: {1: 1, '1': 2}\n")).contains("has the key \"1\" twice");
    }

    @Test
    void whatTheScannerRefusesWithoutAPlaceIsNamedToo() {
        assertThat(problem(HEAD + "v:\n  w: [a\n] x: y\n")).contains("line 6: is not YAML: a line is indented less");
        assertThat(problem(HEAD + "v: \"\\UFFFFFFFF\"\n")).contains("line 4: has an escape beyond U+10FFFF;");
        assertThat(problem(HEAD + "v: !\nw: x\n!<\n> y")).doesNotContain("\n");
    }

    @Test
    void aControlCharacterIsNamed() {
        assertThat(problem(HEAD + "v: a\u0001b\n")).startsWith("document 1, line 4: has the control character U+0001;");
        assertThat(problem(HEAD + "v: a\u0000\n")).contains("U+0000");
    }

    @Test
    void aLongScalarCostsNoMoreThanItsLength() {
        String text = "x".repeat(2_000_000);

        assertThat(Streams.only(HEAD + "v: " + text).json().path("v").textValue())
                .isEqualTo(text);
    }
}
