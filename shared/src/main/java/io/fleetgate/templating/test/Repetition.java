package io.fleetgate.templating.test;

import io.fleetgate.templating.context.RegisteredFile;
import io.fleetgate.templating.rendering.RenderedConfig;
import io.fleetgate.templating.rendering.RenderedText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether two renderings of the same are the same. */
final class Repetition {
    private Repetition() {}

    /** Where a second rendering differs from the first, at the first such line; empty where it does not. */
    static Optional<String> difference(RenderedConfig first, RenderedConfig second) {
        Map<String, String> before = texts(first);
        Map<String, String> after = texts(second);
        if (!before.keySet().equals(after.keySet())) {
            return Optional.of("renders " + after.keySet() + " the second time, after " + before.keySet());
        }
        return before.entrySet().stream()
                .filter(text -> !text.getValue().equals(after.get(text.getKey())))
                .map(text -> text.getKey() + " " + difference(text.getValue(), after.getOrDefault(text.getKey(), "")))
                .findFirst();
    }

    private static Map<String, String> texts(RenderedConfig rendered) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (RenderedText text : rendered.texts()) {
            texts.put(text.entry().path(), text.text());
        }
        for (RegisteredFile file : rendered.registered()) {
            texts.put(file.kind() + ":" + file.name(), file.content());
        }
        return texts;
    }

    private static String difference(String before, String after) {
        List<String> beforeLines = before.lines().toList();
        List<String> afterLines = after.lines().toList();
        int line = 0;
        while (line < Math.min(beforeLines.size(), afterLines.size())
                && beforeLines.get(line).equals(afterLines.get(line))) {
            line++;
        }
        return "differs in line " + (line + 1) + ":\n- " + line(beforeLines, line) + "\n+ " + line(afterLines, line);
    }

    private static String line(List<String> lines, int index) {
        return index < lines.size() ? lines.get(index) : "(no line)";
    }
}
