package io.fleetgate.selector;

import io.fleetgate.api.solar.LabelSelector;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.text.PrintableText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Label selectors written as one text, as {@code kubectl -l} takes them: {@code a=b,c!=d,e in (f,g),h notin (i),j,!k}. An empty
 * text selects everything.
 */
public final class LabelSelectorText {
    private static final Pattern EQUALITY = Pattern.compile("([^\\s=!(),]+)\\s*(==?|!=)\\s*([^\\s=!(),]*)");
    private static final Pattern SET = Pattern.compile("([^\\s=!(),]+)\\s+(in|notin)\\s*\\(([^()]*)\\)");
    private static final Pattern EXISTENCE = Pattern.compile("(!?)\\s*([^\\s=!(),]+)");

    private LabelSelectorText() {}

    /**
     * Parses a selector as written.
     *
     * @param path where the text stands in its object; every problem is reported there
     */
    public static ParsedSelector parse(String text, String path) {
        List<LabelSelector.Requirement> requirements = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        if (!text.isBlank()) {
            for (String part : parts(text)) {
                requirement(part)
                        .ifPresentOrElse(
                                requirements::add,
                                () -> problems.add(Problem.error(
                                        path,
                                        Reason.INVALID,
                                        PrintableText.quoted(part) + " is no requirement of a label selector",
                                        "write key=value, key!=value, key in (a,b), key notin (a,b), key or !key")));
            }
        }
        return switch (SelectorParser.parse(new LabelSelector(Map.of(), requirements), path)) {
            case Selector selector when problems.isEmpty() -> selector;
            case Selector _ -> new ParsedSelector.Invalid(List.copyOf(problems));
            case ParsedSelector.Invalid(List<Problem> others) -> {
                others.forEach(
                        other -> problems.add(Problem.error(path, other.reason(), other.message(), other.fix())));
                yield new ParsedSelector.Invalid(List.copyOf(problems));
            }
        };
    }

    /** Splits at commas outside parentheses. */
    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ',' && depth == 0) {
                parts.add(text.substring(start, i).strip());
                start = i + 1;
            } else if (c == '(') {
                depth++;
            } else if (c == ')') {
                depth--;
            }
        }
        parts.add(text.substring(start).strip());
        return parts;
    }

    private static Optional<LabelSelector.Requirement> requirement(String part) {
        Matcher equality = EQUALITY.matcher(part);
        if (equality.matches()) {
            String operator = equality.group(2).equals("!=") ? "NotIn" : "In";
            return Optional.of(new LabelSelector.Requirement(equality.group(1), operator, List.of(equality.group(3))));
        }
        Matcher set = SET.matcher(part);
        if (set.matches()) {
            String operator = set.group(2).equals("in") ? "In" : "NotIn";
            return Optional.of(new LabelSelector.Requirement(set.group(1), operator, values(set.group(3))));
        }
        Matcher existence = EXISTENCE.matcher(part);
        if (existence.matches()) {
            String operator = existence.group(1).isEmpty() ? "Exists" : "DoesNotExist";
            return Optional.of(new LabelSelector.Requirement(existence.group(2), operator, List.of()));
        }
        return Optional.empty();
    }

    private static List<String> values(String inside) {
        return Arrays.stream(inside.split(",", -1)).map(String::strip).toList();
    }
}
