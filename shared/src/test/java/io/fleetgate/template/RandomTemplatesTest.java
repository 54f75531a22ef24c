package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.budget.RenderLimits;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Words of templates in any order: whatever they are, they compile or not, render or not, and nothing else happens. */
class RandomTemplatesTest {
    private static final RenderLimits SMALL = new RenderLimits(20_000, 5_000, 5_000, 200_000, 100, 10);
    private static final List<String> WORDS = List.of(
            "{{",
            "}}",
            "{%",
            "%}",
            "{#",
            "#}",
            "if",
            "else",
            "endif",
            "for",
            "in",
            "endfor",
            "set",
            "=",
            "macro",
            "endmacro",
            "include",
            "'part'",
            "with",
            "import",
            "from",
            "x",
            "name",
            "list",
            "labels",
            "store",
            "port",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            ":",
            ",",
            ".",
            "..",
            "|",
            "~",
            "+",
            "-",
            "*",
            "/",
            "%",
            "==",
            "<",
            "and",
            "not",
            "is",
            "defined",
            "?",
            "\"",
            "'",
            "#{",
            "\\",
            "1",
            "0",
            "9223372036854775807",
            "1.5",
            "join",
            "replace",
            "repeat",
            "List",
            "null",
            "true",
            "\n",
            "text",
            "verbatim",
            "endverbatim");
    private static final List<String> EXPRESSIONS = List.of(
            "x",
            "name",
            "port",
            "list",
            "labels",
            "store.List()",
            "1",
            "0",
            "-1",
            "1.5",
            "'a'",
            "null",
            "[x, E]",
            "{'k': E}",
            "E ~ E",
            "E + E",
            "E - E",
            "E * E",
            "E / E",
            "E == E",
            "E < E",
            "E and E",
            "not E",
            "E | length",
            "E | join(E)",
            "E | replace(E, E)",
            "E | repeat(E)",
            "E | indent(E)",
            "E | default(E)",
            "E is defined",
            "E is even",
            "dig(E, E)",
            "E | split(E)",
            "E | toint",
            "merge(E, E)",
            "E | append(E)",
            "seq(E)",
            "m(E)",
            "E..E",
            "E ? E : E",
            "E contains E",
            "E[E]",
            "E.k",
            "E | sort",
            "E | b64encode",
            "E | b64decode",
            "E | keys");
    private static final List<String> SCALARS = List.of("x", "name", "port", "1", "0", "1.5", "'a'", "null");
    private static final List<String> STATEMENTS = List.of(
            "text\n",
            "{{ E }}",
            "{% set x = E %}",
            "{% if E %}S{% else %}S{% endif %}",
            "{% for x in E %}S{% endfor %}",
            "{% include 'part' with {'x': E} %}",
            "SS");

    @Test
    void wordsInAnyOrderAreReadOrRefused() {
        Random random = new Random(1);
        for (int run = 0; run < 20_000; run++) {
            StringBuilder source = new StringBuilder();
            for (int words = random.nextInt(25); words >= 0; words--) {
                source.append(any(WORDS, random)).append(random.nextBoolean() ? " " : "");
            }
            render(Map.of("main", source.toString(), "part", "{{ x }}"));
        }
    }

    @Test
    void wellFormedTemplatesStayWithinTheirBudget() {
        Random random = new Random(2);
        int rendered = 0;
        for (int run = 0; run < 20_000; run++) {
            String source = grown("{% set x = E %}{% macro m(x) %}S{% endmacro %}SSS", random);
            String part = grown("{% macro m(x) %}{{ E }}{% endmacro %}S", random);
            rendered += render(Map.of("main", source, "part", part)) ? 1 : 0;
        }
        assertThat(rendered).isGreaterThan(500);
    }

    private static boolean render(Map<String, String> sources) {
        if (!(CompiledTemplates.compile(sources) instanceof Compilation.Compiled(CompiledTemplates templates))) {
            return false;
        }
        Rendering first = templates.render("main", Templates.context(), SMALL, () -> false);
        Rendering second = templates.render("main", Templates.context(), SMALL, () -> false);

        assertThat(second).as("of %s", sources).isEqualTo(first);
        if (first instanceof Rendering.Rendered(String text)) {
            assertThat(text.length()).isLessThanOrEqualTo(SMALL.output());
            return true;
        }
        return false;
    }

    /** Replaces the placeholders by something random, at last by something without placeholders. */
    private static String grown(String start, Random random) {
        String source = start;
        for (int round = 0; round < 5; round++) {
            StringBuilder next = new StringBuilder();
            for (int index = 0; index < source.length(); index++) {
                char character = source.charAt(index);
                next.append(
                        switch (character) {
                            case 'E' -> round == 4 ? "x" : any(random.nextInt(3) > 0 ? SCALARS : EXPRESSIONS, random);
                            case 'S' -> round == 4 ? "text" : any(STATEMENTS, random);
                            default -> String.valueOf(character);
                        });
            }
            source = next.toString();
        }
        return source;
    }

    private static String any(List<String> choices, Random random) {
        return choices.get(random.nextInt(choices.size()));
    }
}
