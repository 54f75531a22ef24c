package io.fleetgate.document;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the JSON paths that problems carry: {@code spec.items[0].labels['a.b/c']}. */
final class FieldPath {
    private static final Pattern STEP = Pattern.compile(
            "\\.?(?:\\['(?<quoted>.*?)'](?=$|[.\\[])" + "|\\[(?<index>[0-9]{1,9})]|(?<plain>[^.\\[]++))");

    sealed interface Step {}

    record Field(String name) implements Step {}

    record Element(int index) implements Step {}

    private FieldPath() {}

    /** The steps of a path, as far as it can be read. */
    static List<Step> parse(String path) {
        List<Step> steps = new ArrayList<>();
        Matcher matcher = STEP.matcher(path);
        while (matcher.lookingAt()) {
            steps.add(step(matcher));
            matcher.region(matcher.end(), path.length());
        }
        return steps;
    }

    private static Step step(Matcher matcher) {
        String index = matcher.group("index");
        if (index != null) {
            return new Element(Integer.parseInt(index));
        }
        String quoted = matcher.group("quoted");
        return new Field(quoted != null ? quoted : matcher.group("plain"));
    }
}
