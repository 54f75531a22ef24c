package io.fleetgate.document;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.object.Fields;
import io.fleetgate.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinesTest {
    private static final Document YAML = Streams.read("""
            # comment
            apiVersion: v1
            kind: X
            metadata:
              name: a
              labels:
                a.b/c: d
                it's: e
            spec:
              base: &base
                one: 1
              use: *base
              merged:
                <<: *base
                two: 2
              list:
              - a
              - operator: In
                values:
                - x
                - y
            """).documents().getFirst();

    private static final Document JSON = Streams.read("""
            {
              "apiVersion": "v1", "kind": "X",
              "metadata": {
                "name": "a"},
              "spec": {"list": [
                1,
                {"a":
                   2}]}
            }
            """).documents().getFirst();

    @ParameterizedTest(name = "{0} is on line {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            apiVersion                  | 2
            metadata                    | 4
            metadata.name               | 5
            metadata.labels['a.b/c']    | 7
            metadata.labels['it's']     | 8
            spec.base.one               | 11
            spec.use                    | 12
            spec.use.one                | 11
            spec.merged.one             | 11
            spec.merged.two             | 15
            spec.list[0]                | 17
            spec.list[1]                | 18
            spec.list[1].operator       | 18
            spec.list[1].values[1]      | 21
            .spec.list[1].values        | 19
            spec['list'][1].values[0]   | 20
            """)
    void fieldsOfYaml(String path, int line) {
        assertThat(YAML.lineOf(path)).isEqualTo(line);
    }

    @ParameterizedTest(name = "{0} is on line {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            metadata.uid                | 4
            metadata.labels.absent      | 6
            spec.list[7].values         | 16
            spec.list[0].below.a.scalar | 17
            spec.list[99999999999]      | 16
            status.conditions           | 2
            ..[[''                      | 2
            """)
    void anAbsentFieldHasTheLineOfItsNearestAncestor(String path, int line) {
        assertThat(YAML.lineOf(path)).isEqualTo(line);
        assertThat(YAML.lineOf("")).isEqualTo(YAML.line());
    }

    @ParameterizedTest(name = "{0} is on line {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            kind           | 2
            metadata.name  | 4
            spec.list      | 5
            spec.list[0]   | 6
            spec.list[1].a | 7
            """)
    void fieldsOfJson(String path, int line) {
        assertThat(JSON.lineOf(path)).isEqualTo(line);
        assertThat(JSON.line()).isEqualTo(1);
    }

    @Test
    void thePathsThatReadersReportAreUnderstood() {
        List<Problem> problems = new ArrayList<>();
        Fields labels =
                Fields.of(YAML.json().path("metadata"), "metadata", problems).object("labels");
        labels.bool("a.b/c");
        Fields.of(YAML.json().path("spec"), "spec", problems).list("list", element -> element.int32("operator", 0));

        assertThat(problems).extracting(problem -> YAML.lineOf(problem.path())).containsExactly(7, 17, 18);
    }
}
