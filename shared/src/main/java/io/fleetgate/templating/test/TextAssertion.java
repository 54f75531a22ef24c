package io.fleetgate.templating.test;

import io.fleetgate.api.haptic.Assertion;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What assertions say of one text. */
final class TextAssertion {
    private static final int SHOWN = 100;

    private final SearchPattern search;

    TextAssertion(SearchPattern search) {
        this.search = search;
    }

    /** Why an assertion does not hold of a text; empty where it does. */
    Optional<String> complaint(Assertion assertion, String text) {
        return switch (assertion.type()) {
            case "contains" ->
                complaint(
                        search.first(assertion.pattern(), text).isPresent(), "nothing matches " + assertion.pattern());
            case "not_contains" ->
                complaint(
                        search.first(assertion.pattern(), text).isEmpty(), "something matches " + assertion.pattern());
            case "match_count" -> matchCount(assertion, text);
            case "equals" ->
                complaint(
                        text.equals(assertion.expected()),
                        "is " + shown(text) + " instead of " + shown(assertion.expected()));
            case "match_order" -> matchOrder(assertion.patterns(), text);
            default -> throw new AssertionMistakeException("there are no assertions of type " + assertion.type());
        };
    }

    private Optional<String> matchCount(Assertion assertion, String text) {
        int expected = count(assertion.expected());
        int found = search.count(assertion.pattern(), text);
        return complaint(found == expected, found + " matches of " + assertion.pattern() + " instead of " + expected);
    }

    private static int count(String expected) {
        try {
            return Integer.parseInt(expected.strip());
        } catch (NumberFormatException e) {
            throw new AssertionMistakeException("expects \"" + expected + "\" matches, which is no whole number");
        }
    }

    private Optional<String> matchOrder(List<String> patterns, String text) {
        if (patterns.isEmpty()) {
            throw new AssertionMistakeException("lists no patterns");
        }
        int before = 0;
        for (int i = 0; i < patterns.size(); i++) {
            OptionalInt found = search.first(patterns.get(i), text);
            if (found.isEmpty()) {
                return Optional.of("nothing matches pattern " + (i + 1) + ", " + patterns.get(i));
            }
            if (found.getAsInt() < before) {
                return Optional.of("pattern " + (i + 1) + ", " + patterns.get(i)
                        + ", matches before the one before it, " + patterns.get(i - 1));
            }
            before = found.getAsInt();
        }
        return Optional.empty();
    }

    private static Optional<String> complaint(boolean holds, String complaint) {
        return holds ? Optional.empty() : Optional.of(complaint);
    }

    private static String shown(String text) {
        return text.length() > SHOWN ? "\"" + text.substring(0, SHOWN) + "…\"" : "\"" + text + "\"";
    }
}
