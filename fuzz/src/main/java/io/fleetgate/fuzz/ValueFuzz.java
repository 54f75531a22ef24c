package io.fleetgate.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import io.fleetgate.document.DocumentStream;
import io.fleetgate.document.Documents;
import io.fleetgate.document.Limits;
import io.fleetgate.template.Compilation;
import io.fleetgate.template.CompiledTemplates;
import io.fleetgate.template.Rendering;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Any value in documents is the string that it is, wherever it is written, or the rendering fails. */
public final class ValueFuzz {
    private static final String HARMLESS = "harmless";
    private static final List<String> PARTS = List.of(
            "a: {{ v }}\n",
            "a: x{{ v }} y\n",
            "a: \"{{ v }}\"\nb: '{{ v }}'\n",
            "a: [{{ v }}, {k: {{ v }}}]\n",
            "a: |\n  {{ v }}\nb: c\n",
            "a: >-\n  x\n  {{ v }}\nb:\n  - {{ v }}\n",
            "# {{ v }}\na{{ v }}: b\n",
            "a: {{ v | quote }}\nb: {{ list | toJson }}\n",
            "a:\n  {{ labels | toYaml | indent(2) }}\nb: '{{ v | toJson }}'\n");
    private static final List<CompiledTemplates> TEMPLATES = compiled();

    private ValueFuzz() {}

    /** Called by Jazzer, by this name; the first byte chooses the document. */
    public static void fuzzerTestOneInput(byte[] input) {
        if (input.length > 0) {
            String value = new String(input, 1, input.length - 1, UTF_8);
            check(TEMPLATES.get(Byte.toUnsignedInt(input[0]) % TEMPLATES.size()), value);
        }
    }

    private static void check(CompiledTemplates templates, String value) {
        Rendering rendering = templates.render("main", Budgets.request(value).documents());
        if (rendering instanceof Rendering.Rendered(String text) && !shape(text).equals(shape(text(templates)))) {
            throw new IllegalStateException("a value became structure of\n" + text);
        }
    }

    private static String text(CompiledTemplates templates) {
        return templates.render("main", Budgets.request(HARMLESS).documents())
                        instanceof Rendering.Rendered(String text)
                ? text
                : "";
    }

    /** The kinds of all values; the reader is the one that reads what was rendered. */
    private static String shape(String text) {
        DocumentStream stream = Documents.readSettings(text.getBytes(UTF_8), Limits.DEFAULT);
        StringBuilder shape = new StringBuilder();
        stream.documents().forEach(document -> add(document.json(), shape.append("---")));
        return stream.isComplete() ? shape.toString() : "unreadable";
    }

    private static void add(JsonNode node, StringBuilder shape) {
        shape.append(node.getNodeType() == JsonNodeType.STRING ? "s" : node.getNodeType())
                .append('(');
        node.forEach(child -> add(child, shape));
        shape.append(')');
    }

    private static List<CompiledTemplates> compiled() {
        List<CompiledTemplates> compiled = new ArrayList<>();
        for (String part : PARTS) {
            if (CompiledTemplates.compile(Map.of("main", part)) instanceof Compilation.Compiled(var templates)) {
                compiled.add(templates);
            }
        }
        return compiled;
    }
}
