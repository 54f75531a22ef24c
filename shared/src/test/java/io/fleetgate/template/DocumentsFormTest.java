package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.fault.TemplateError;
import io.fleetgate.template.value.Value;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Strings in Kubernetes documents stay strings, or the rendering fails. */
class DocumentsFormTest {
    private static final String STRUCTURE =
            "writes a value that contains YAML structure; write it through quote, toYaml or raw";
    private static final String OTHER_TYPE =
            "writes a string that YAML would read as another type; write it through quote, toYaml or raw";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1\n  template: {spec: {hostNetwork: true}}",
                "x\n---\napiVersion: rbac.authorization.k8s.io/v1",
                "x\n---",
                "a: b",
                "a:",
                "# gone",
                "a # gone",
                "*anchor",
                "&anchor",
                "!!int 1",
                "- a",
                "? a",
                "[a]",
                "{a: b}",
                "{{7*7}}",
                "| a",
                "%YAML 1.1",
                "@a",
                "`a",
                "\"a\"",
                "'a'",
                " a",
                "a ",
                "a\n b",
                "a\rb",
                "a\u2028b",
                "a\u0000b",
                "a\u0003b",
                "-",
            })
    void structureInAValueFailsTheRendering(String value) {
        assertThat(failure("a:\n  b: {{ v }}\n  c: d\n", value).message()).isEqualTo(STRUCTURE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "~",
                "null",
                "yes",
                "no",
                "on",
                "y",
                "N",
                "True",
                "1",
                "-1",
                "0x1F",
                "0o17",
                "017",
                "1_000",
                "1e3",
                "1.5",
                ".5",
                ".inf",
                ".nan",
                "2024-01-01",
                "2024-01-01T00:00:00Z",
                "1:30",
                "22:22:22",
                "<<",
                "="
            })
    void whatWouldBeOfAnotherTypeFailsTheRendering(String value) {
        assertThat(failure("a: {{ v }}\n", value).message()).isEqualTo(OTHER_TYPE);
        assertThat(failure("{{ v }}: a\n", value).message()).isIn(OTHER_TYPE, STRUCTURE);
        assertThat(failure("a: [b, {{ v }}]\n", value)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shop",
                "a b",
                "http://host:80/x?y=1#z",
                "10.0.0.1",
                "1.2.3",
                "a-b_c",
                "a:b",
                "a#b",
                "it's",
                "3 pigs",
                "ü",
                "/x",
                "...v1",
                "---x",
                "${other}",
                "$${lit}"
            })
    void whatIsAStringIsWritten(String value) {
        assertThat(text("a:\n  b: {{ v }}\n", value)).isEqualTo("a:\n  b: " + value + "\n");
    }

    @ParameterizedTest(name = "{0} with {1}")
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '`',
            value = {
                "a: \"{{ v }}\" => yes",
                "a: \"{{ v }}\" => a: b # c",
                "a: '{{ v }}' => - \"x\"",
                "a: 'on{{ v }}' => e",
                "a: v{{ v }} => 1e3",
                "# {{ v }} => - a: *b",
                "a: |\\n  {{ v }} => a: b # c",
                "a: >\\n  b {{ v }}\\n  c => - {{x}}",
                "a: {{ v | quote }} => a\\n---\\nb: \\",
                "a: {{ v | toYaml }} => no",
                "a: {{ v | toJson }} => b: c",
                "a: |\\n  {{ v | indent(2) }} => x: 1\\n- y",
                "a: {{ [v] | toJson }} => b\\nc",
                "a:\\n  {{ {'k': v} | toYaml | indent(2) }} => - x",
                "a: {{ v | quote | indent(2) }} => x: y",
            })
    void quotedAndInBlocksEveryValueCanBeWritten(String template, String value) {
        assertThat(text(template.replace("\\n", "\n") + "\n", value.replace("\\n", "\n")))
                .isNotEmpty();
    }

    @ParameterizedTest(name = "{0} with {1}")
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '`',
            value = {
                "a: \"{{ v }}\" => a\" , evil: \"b",
                "a: \"{{ v }}\" => a\\\\",
                "a: \"{{ v }}\" => a\\\\x41",
                "a: '{{ v }}' => it's",
                "a: '{{ v }}' => ' , evil: 'b",
                "{a: \"{{ v }}\"} => \", b: \"c",
                "{a: {{ v }}} => x, b: c",
                "[{{ v }}] => x, y",
                "a: |\\n  {{ v }} => x\\nb: c",
                "a: |\\n  {{ v }} => x\\n# gone",
                "# {{ v }} => x\\nb: c",
                "a: &{{ v }} x => b c",
                "a: &{{ v }} x => b",
                "{a: '{{ [v] | toJson }}'} => ', b: '",
                "a: !!{{ v }} 1 => str",
                "{a: \"{{ v | quote }}\"} => , b: ",
                "a: '{{ [v] | toJson }}' => it's",
                "a: '{{ [v] | toYaml }}' => it's",
                "{{ v }}\\nb: c => a: b",
                "a: b\\n{{ v }} => c: d",
            })
    void noValueBreaksOutOfWhatTheTemplatePutsAroundIt(String template, String value) {
        assertThat(failure(
                                template.replace("\\n", "\n") + "\n",
                                value.replace("\\\\", "\\").replace("\\n", "\n"))
                        .message())
                .isEqualTo(STRUCTURE);
    }

    @Test
    void whatTheAuthorWroteIsNoValue() {
        String list = "{% for x in [1, 2] %}{{ x }}{{ loop.last ? '' : ', ' }}{% endfor %}";

        assertThat(text("a: [" + list + "]\n{{ 'b: c' }}\n{{ 'd: ' ~ v }}\n", "e"))
                .isEqualTo("a: [1, 2]\nb: c\nd: e\n");
        assertThat(failure("{{ 'd: ' ~ v }}\n", "e: f").message()).isEqualTo(STRUCTURE);
    }

    @Test
    void numbersAndBooleansAreWrittenAsTheyAre() {
        assertThat(text("a: {{ port }}\nb: {{ port > 1 }}\nc: {{ missing }}\nd: {{ 1.5 }}\n", "x"))
                .isEqualTo("a: 80\nb: true\nc: \nd: 1.5\n");
    }

    @Test
    void rawIsTheAuthorsOwnAffair() {
        assertThat(text("{{ v | raw }}\n", "a: b")).isEqualTo("a: b\n");
        assertThat(text("x:\n  {{ v | raw | indent(2) }}\n", "a: b\nc: d")).isEqualTo("x:\n  a: b\n  c: d\n");
    }

    @Test
    void twoHarmlessValuesMayNotBecomeAnotherTypeTogether() {
        String template = "{% set w = v %}a: {{ v }}{{ w }}\n";

        assertThat(text(template, "ab")).isEqualTo("a: abab\n");
        assertThat(failure("a: {{ v }}{{ 'll' }}\n", "nu").message()).isEqualTo(OTHER_TYPE);
        assertThat(failure("a: 1{{ v }}\n", "e3").message()).isEqualTo(OTHER_TYPE);
        assertThat(failure("a: 0x{{ v }}\n", "ff").message()).isEqualTo(OTHER_TYPE);
    }

    @Test
    void macrosWriteStructureAndTheirValuesDoNot() {
        String macro = "{% macro m(x) %}k: {{ x }}\nl: m{% endmacro %}";

        assertThat(text(macro + "{{ m(v) }}\na:\n  {{ m(v) | indent(2) }}\n", "b"))
                .isEqualTo("k: b\nl: m\na:\n  k: b\n  l: m\n");
        assertThat(failure(macro + "{{ m(v) }}\n", "b: c").message()).isEqualTo(STRUCTURE);
        assertThat(failure(macro + "a:\n  {{ m(v) | indent(2) }}\n", "b: c").message())
                .isEqualTo(STRUCTURE);
    }

    @Test
    void theTextOfAMacroThatIsComputedWithHoldsOnlyWhatIsHarmlessAnywhere() {
        String macro = "{% macro m(x) %}k: {{ x }}{% endmacro %}{{ upper(m(v)) | raw }}\n";

        assertThat(text(macro, "b")).isEqualTo("K: B\n");
        assertThat(failure(macro, "b: c").message()).isEqualTo(STRUCTURE);
    }

    @Test
    void theFailureIsWhereTheValueIsWritten() {
        Map<String, String> sources =
                Map.of("main", "a: b\n{% include 'part' %}", "part", "\nc: {{ name }}\nd: {{ v }}\n");

        TemplateError error = failure(sources, "- x");

        assertThat(error.chain()).hasToString("[main:2:4, part:3:7]");
    }

    @Test
    void ofManyValuesTheOneThatIsWrongIsTold() {
        String template = "a: {{ name }}\nb: {{ v }}\nc: {{ name }}\nd: {{ 'x' ~ name }}\n";

        assertThat(failure(template, "yes").place()).hasToString("main:2:7");
        assertThat(failure(template, "- y").place()).hasToString("main:2:7");
        assertThat(failure(template, "y: z").place()).hasToString("main:2:7");
        assertThat(failure(template, "z\n---\na: b").place()).hasToString("main:2:7");
    }

    @Test
    void anyTextIsFreeOfThis() {
        assertThat(Templates.text("{{ 'a' ~ \": b\" }}{{ list[0] }}: {{ \"- \" ~ name }}"))
                .isEqualTo("a: bb: - shop");
    }

    private static String text(String template, String value) {
        Rendering rendering = rendering(Map.of("main", template), value);
        assertThat(rendering).isInstanceOf(Rendering.Rendered.class);
        return ((Rendering.Rendered) rendering).text();
    }

    private static TemplateError failure(String template, String value) {
        return failure(Map.of("main", template), value);
    }

    private static TemplateError failure(Map<String, String> sources, String value) {
        Rendering rendering = rendering(sources, value);
        assertThat(rendering).isInstanceOf(Rendering.Failed.class);
        return ((Rendering.Failed) rendering).error();
    }

    private static Rendering rendering(Map<String, String> sources, String value) {
        Map<String, Value> context = new HashMap<>(Templates.context());
        context.put("v", Value.of(value));
        return Templates.compiled(sources).render("main", Templates.documents(context));
    }
}
