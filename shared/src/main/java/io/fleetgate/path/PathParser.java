package io.fleetgate.path;

import io.fleetgate.text.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a path: {@code spec.rules[0].host}, {@code .metadata.labels.kubernetes\.io/name}, {@code $['a.b'][*]}, each also in
 * braces. Names end at a dot or bracket, which a backslash takes its meaning.
 */
public final class PathParser {
    private static final int MAX_LENGTH = 1024;
    private static final int MAX_STEPS = 32;
    private static final int MAX_DIGITS = 9;

    private final String text;
    private final List<PathStep> steps = new ArrayList<>();
    private int at;

    private PathParser(String text) {
        this.text = text;
    }

    public static ParsedPath parse(String text) {
        if (text.length() > MAX_LENGTH) {
            return new ParsedPath.Invalid("is longer than " + MAX_LENGTH + " characters");
        }
        PathParser parser = new PathParser(withoutBraces(text.strip()));
        Optional<String> mistake = parser.readAll();
        return mistake.isPresent() ? new ParsedPath.Invalid(mistake.get()) : new ObjectPath(parser.steps);
    }

    private static String withoutBraces(String text) {
        return text.length() >= 2 && text.startsWith("{") && text.endsWith("}")
                ? text.substring(1, text.length() - 1).strip()
                : text;
    }

    private Optional<String> readAll() {
        if (peek() == '$') {
            at++;
        }
        boolean isFirst = true;
        while (at < text.length()) {
            Optional<String> mistake = readStep(isFirst);
            if (mistake.isPresent()) {
                return mistake;
            }
            isFirst = false;
        }
        if (steps.size() > MAX_STEPS) {
            return Optional.of("has more than " + MAX_STEPS + " steps");
        }
        return steps.isEmpty() ? Optional.of("names no field") : Optional.empty();
    }

    private Optional<String> readStep(boolean isFirst) {
        char next = peek();
        if (next == '[') {
            at++;
            return readBracket();
        }
        if (next == '.') {
            at++;
            if (peek() == '.') {
                return Optional.of("descends recursively with \"..\", which is not supported");
            }
            if (peek() == '[') {
                return Optional.empty();
            }
        } else if (!isFirst || at > 0) {
            return Optional.of("has no dot or bracket before " + PrintableText.quoted(text.substring(at)));
        }
        return readName();
    }

    private Optional<String> readName() {
        StringBuilder name = new StringBuilder();
        boolean isEscaped = false;
        while (at < text.length() && peek() != '.' && peek() != '[') {
            if (peek() == '\\' && at + 1 < text.length()) {
                at++;
                isEscaped = true;
            }
            name.append(text.charAt(at++));
        }
        if (name.isEmpty()) {
            return Optional.of("has an empty name");
        }
        steps.add(name.toString().equals("*") && !isEscaped ? new PathStep.Each() : new PathStep.Name(name.toString()));
        return Optional.empty();
    }

    private Optional<String> readBracket() {
        if (peek() == '\'' || peek() == '"') {
            return readQuoted(text.charAt(at++));
        }
        int end = text.indexOf(']', at);
        if (end < 0) {
            return Optional.of("has a bracket that is not closed");
        }
        String inside = text.substring(at, end).strip();
        at = end + 1;
        if (inside.equals("*")) {
            steps.add(new PathStep.Each());
        } else if (isIndex(inside)) {
            steps.add(new PathStep.Index(Integer.parseInt(inside)));
        } else {
            return Optional.of("has " + PrintableText.quoted("[" + inside + "]")
                    + ", which is neither an index, nor a quoted name, nor [*]");
        }
        return Optional.empty();
    }

    private Optional<String> readQuoted(char quote) {
        StringBuilder name = new StringBuilder();
        while (at < text.length() && peek() != quote) {
            if (peek() == '\\' && at + 1 < text.length()) {
                at++;
            }
            name.append(text.charAt(at++));
        }
        if (!text.startsWith(quote + "]", at)) {
            return Optional.of("has a quoted name that is not closed");
        }
        at += 2;
        steps.add(new PathStep.Name(name.toString()));
        return Optional.empty();
    }

    private static boolean isIndex(String inside) {
        String digits = inside.startsWith("-") ? inside.substring(1) : inside;
        return !digits.isEmpty()
                && digits.length() <= MAX_DIGITS
                && digits.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** The next character; one that begins nothing where the text has ended. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }
}
