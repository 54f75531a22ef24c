package io.fleetgate.path;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PathParserTest {
    private static final String OBJECT = """
            {"metadata": {"name": "a", "labels": {"kubernetes.io/service-name": "web", "x[0]": "odd", "*": "star"}},
             "spec": {"port": 80, "hosts": ["h1", "h2"], "rules": [{"host": "r1"}, {"path": "/"}, {"host": "r3"}]}}
            """;

    @ParameterizedTest(name = "{0} leads to {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            metadata.name                                        | "a"
            .metadata.name                                       | "a"
            $.metadata.name                                      | "a"
            {.metadata.name}                                     | "a"
            metadata['name']                                     | "a"
            ['metadata']["name"]                                 | "a"
            metadata.labels.kubernetes\\.io/service-name         | "web"
            metadata.labels['kubernetes.io/service-name']        | "web"
            metadata.labels['kubernetes\\.io/service-name']      | "web"
            metadata.labels["x[0]"]                              | "odd"
            metadata.labels.\\*                                  | "star"
            spec.port                                            | 80
            spec.hosts[0]                                        | "h1"
            spec.hosts[-1]                                       | "h2"
            spec.hosts[*]                                        | "h1","h2"
            spec.rules[*].host                                   | "r1","r3"
            spec.rules.*.host                                    | "r1","r3"
            spec.hosts[2]                                        | ~~
            spec.hosts[-3]                                       | ~~
            spec.hosts.name                                      | ~~
            spec.port[0]                                         | ~~
            metadata.name.first                                  | ~~
            status.phase                                         | ~~
            """)
    void aPathLeadsToEveryPlaceThatItNames(String path, String found) {
        JsonNode object = Samples.json(OBJECT);

        assertThat(PathParser.parse(path))
                .isInstanceOfSatisfying(
                        ObjectPath.class,
                        parsed -> assertThat(parsed.find(object).stream().map(JsonNode::toString))
                                .containsExactlyElementsOf(found.isEmpty() ? List.of() : List.of(found.split(","))));
    }

    @ParameterizedTest(name = "{0} is no path")
    @ValueSource(
            strings = {
                "",
                " ",
                "$",
                "{}",
                ".",
                "..name",
                "a..b",
                "a.",
                "a[",
                "a[b]",
                "a['b]",
                "a['b'",
                "a[1:2]",
                "a[?(@.b)]",
                "a['b','c']",
                "$a",
                "a[0]b",
                "a[99999999999]",
                "a[-]"
            })
    void whatIsNoPathIsSaidToBeNone(String text) {
        assertThat(PathParser.parse(text))
                .isInstanceOfSatisfying(
                        ParsedPath.Invalid.class,
                        invalid -> assertThat(invalid.why()).isNotEmpty());
    }

    @Test
    void aPathOfManyStepsOrCharactersIsNone() {
        assertThat(PathParser.parse("a.".repeat(40) + "a")).isInstanceOf(ParsedPath.Invalid.class);
        assertThat(PathParser.parse("a".repeat(2000))).isInstanceOf(ParsedPath.Invalid.class);
    }

    @ParameterizedTest(name = "without {0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            a        | {"b":[{"c":2,"d":3},{"c":4}]}
            b[*].c   | {"a":1,"b":[{"d":3},{}]}
            b[0]     | {"a":1,"b":[{"c":4}]}
            b[-1]    | {"a":1,"b":[{"c":2,"d":3}]}
            b[*]     | {"a":1,"b":[]}
            *        | {}
            x.y      | {"a":1,"b":[{"c":2,"d":3},{"c":4}]}
            a.b      | {"a":1,"b":[{"c":2,"d":3},{"c":4}]}
            b[7]     | {"a":1,"b":[{"c":2,"d":3},{"c":4}]}
            b[-7]    | {"a":1,"b":[{"c":2,"d":3},{"c":4}]}
            """)
    void whatAPathLeadsToIsTakenOut(String path, String left) {
        ObjectNode object = (ObjectNode) Samples.json("{\"a\":1,\"b\":[{\"c\":2,\"d\":3},{\"c\":4}]}");

        assertThat(PathParser.parse(path))
                .isInstanceOfSatisfying(ObjectPath.class, parsed -> parsed.removeFrom(object));
        assertThat(object).hasToString(left);
    }
}
