package io.fleetgate.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.value.Value;
import java.io.StringReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** Random values in random documents: what is rendered is read as the same structure as with harmless words in it. */
class RandomDocumentsTest {
    private static final List<String> PARTS = List.of(
            "a: {{ v }}\n",
            "b: x{{ v }}\n",
            "c: \"{{ w }} {{ v }}\"\n",
            "d: '{{ v }}'\n",
            "e: [{{ v }}, {{ w }}]\n",
            "f: {k: {{ v }}, {{ w }}: m}\n",
            "g: |\n  {{ v }}\n  {{ w }}\n",
            "h: >-\n  x {{ v }}\n",
            "i:\n  - {{ v }}\n  - j: {{ w }}\n",
            "# {{ v }}\n",
            "k{{ v }}: l\n",
            "l: {{ v | quote }}\n",
            "m: {{ [v, w] | toJson }}\n",
            "n:\n  {{ {'o': v} | toYaml | indent(2) }}\n",
            "p: '{{ v | toJson }}'\n",
            "q: {{ m(v) }}\n",
            "r:\n  {{ n(v, w) | indent(2) }}\n",
            "s: {{ v }}{{ w }}\n",
            "---\nt: {{ v }}\n");
    private static final String MACROS =
            "{% macro m(x) %}<{{ x }}>{% endmacro %}{% macro n(x, y) %}y: {{ x }}\nz: \"{{ y }}\"{% endmacro %}";
    private static final List<String> WORDS = List.of(
            "a",
            "b: c",
            ": ",
            ":",
            " #",
            "#",
            "\n",
            "\n---\n",
            "- ",
            "-",
            "\"",
            "'",
            "\\",
            "{",
            "}",
            "[",
            "]",
            ",",
            "&a",
            "*a",
            "!!",
            "|",
            ">",
            "%",
            "@",
            "`",
            "?",
            "? ",
            "yes",
            "null",
            "1",
            "e3",
            ".",
            "0x",
            " ",
            "\t",
            "\r",
            "ü",
            "\u0085",
            "\u2028",
            "\uFEFF",
            "<<",
            "~",
            "=",
            "2024-01-01",
            "\uE000",
            "1\uE001",
            "k: v\n");

    @Test
    void noValueChangesTheStructureOfADocument() {
        Random random = new Random(3);
        int rendered = 0;
        for (int run = 0; run < 20_000; run++) {
            String template = MACROS + any(PARTS, random) + any(PARTS, random) + any(PARTS, random);
            String value = words(random);
            String other = words(random);
            if (render(template, value, other) instanceof Rendering.Rendered(String text)) {
                rendered++;
                String harmless = ((Rendering.Rendered) render(template, "harmless", "word")).text();
                assertThat(structure(text))
                        .as("of %s with %s and %s", template, value, other)
                        .isEqualTo(structure(harmless));
            }
        }
        assertThat(rendered).isGreaterThan(2000);
    }

    private static Rendering render(String template, String value, String other) {
        Map<String, Value> context = new HashMap<>(Templates.context());
        context.put("v", Value.of(value));
        context.put("w", Value.of(other));
        return Templates.compiled(Map.of("main", template)).render("main", Templates.documents(context));
    }

    private static String words(Random random) {
        StringBuilder words = new StringBuilder();
        for (int count = random.nextInt(3); count >= 0; count--) {
            words.append(any(WORDS, random));
        }
        return words.toString();
    }

    private static String any(List<String> choices, Random random) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** The kinds of all nodes, by a reader that composes nodes and knows nothing of ours. */
    private static String structure(String text) {
        StringBuilder structure = new StringBuilder();
        for (Node node : new Yaml(new SafeConstructor(new LoaderOptions())).composeAll(new StringReader(text))) {
            add(node, structure.append("---"));
        }
        return structure.toString();
    }

    private static void add(Node node, StringBuilder structure) {
        switch (node) {
            case MappingNode mapping -> {
                structure.append('{');
                for (NodeTuple entry : mapping.getValue()) {
                    add(entry.getKeyNode(), structure);
                    add(entry.getValueNode(), structure);
                }
                structure.append('}');
            }
            case SequenceNode sequence -> {
                structure.append('[');
                sequence.getValue().forEach(item -> add(item, structure));
                structure.append(']');
            }
            case ScalarNode scalar ->
                structure.append(scalar.getTag().getValue()).append(' ');
            default -> throw new IllegalStateException("a node of another kind");
        }
    }
}
