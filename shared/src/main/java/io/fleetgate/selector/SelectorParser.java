package io.fleetgate.selector;

import io.fleetgate.api.solar.LabelSelector;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.text.PrintableText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Checks a label selector's syntax and reports every fault with its path. */
public final class SelectorParser {
    private final List<Requirement> requirements = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    private SelectorParser() {}

    /**
     * Parses a selector as written.
     *
     * @param path where the selector stands in its object, such as {@code spec.targetSelector}
     */
    public static ParsedSelector parse(LabelSelector selector, String path) {
        if (selector.equals(LabelSelector.UNREADABLE)) {
            return new ParsedSelector.Invalid(List.of(
                    Problem.error(path, Reason.INVALID_TYPE, "cannot be read", "correct the types of its fields")));
        }
        SelectorParser parser = new SelectorParser();
        selector.matchLabels().forEach((key, value) -> parser.label(key, value, path + ".matchLabels"));
        int index = 0;
        for (LabelSelector.Requirement expression : selector.matchExpressions()) {
            parser.expression(expression, path + ".matchExpressions[" + index++ + "]");
        }
        return parser.problems.isEmpty()
                ? new Selector(parser.requirements)
                : new ParsedSelector.Invalid(List.copyOf(parser.problems));
    }

    private void label(String key, String value, String path) {
        checkKey(key, path);
        checkValue(value, path + "['" + key + "']");
        requirements.add(new Requirement.In(key, Set.of(value)));
    }

    private void expression(LabelSelector.Requirement expression, String path) {
        String key = expression.key();
        checkKey(key, path + ".key");
        int index = 0;
        for (String value : expression.values()) {
            checkValue(value, path + ".values[" + index++ + "]");
        }
        Set<String> values = new LinkedHashSet<>(expression.values());
        switch (expression.operator()) {
            case "In" -> requirements.add(new Requirement.In(key, nonEmpty(values, "In", path)));
            case "NotIn" -> requirements.add(new Requirement.NotIn(key, nonEmpty(values, "NotIn", path)));
            case "Exists" -> requirements.add(new Requirement.Exists(noValues(key, values, "Exists", path)));
            case "DoesNotExist" ->
                requirements.add(new Requirement.DoesNotExist(noValues(key, values, "DoesNotExist", path)));
            default ->
                invalid(
                        path + ".operator",
                        quoted(expression.operator()) + " is not a selector operator",
                        "use In, NotIn, Exists or DoesNotExist");
        }
    }

    private Set<String> nonEmpty(Set<String> values, String operator, String path) {
        if (values.isEmpty()) {
            invalid(path + ".values", operator + " needs at least one value", "list the values, or use Exists");
        }
        return values;
    }

    private String noValues(String key, Set<String> values, String operator, String path) {
        if (!values.isEmpty()) {
            invalid(path + ".values", operator + " takes no values", "remove the values, or use In or NotIn");
        }
        return key;
    }

    private void checkKey(String key, String path) {
        if (!LabelSyntax.isKey(key)) {
            invalid(path, quoted(key) + " is not a label key", "correct it: " + LabelSyntax.KEY_RULE);
        }
    }

    private void checkValue(String value, String path) {
        if (!LabelSyntax.isValue(value)) {
            invalid(path, quoted(value) + " is not a label value", "correct it: " + LabelSyntax.VALUE_RULE);
        }
    }

    private void invalid(String path, String message, String fix) {
        problems.add(Problem.error(path, Reason.INVALID, message, fix));
    }

    private static String quoted(String text) {
        return PrintableText.quoted(text);
    }
}
