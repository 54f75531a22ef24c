package io.fleetgate.operator.gateway;

import io.fleetgate.text.PrintableText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The API server's sentence for people, without the values that it quotes: what is stored in an object is nothing for logs.
 */
final class Refusal {
    private static final int LONGEST = 1000;
    private static final int FIELDS = 5;

    /** What was wrong, the value in quotes if there is one, and how it should be. */
    private static final Pattern WITH_VALUE =
            Pattern.compile("(?<what>Invalid|Unsupported|Duplicate|Not found)(?: value)?: (?<rest>.*)", Pattern.DOTALL);

    private static final Pattern BEHIND_QUOTED_VALUE =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\": (?<how>.*)", Pattern.DOTALL);

    private static final Pattern DECODER_CONTEXT = Pattern.compile(", error found in #.*", Pattern.DOTALL);

    private Refusal() {}

    /** One line, of bounded length. */
    static String sentence(ApiStatus status) {
        String sentence = status.reason().equals("Invalid") && !status.causes().isEmpty()
                ? status.causes().stream()
                        .limit(FIELDS)
                        .map(Refusal::withoutValue)
                        .collect(Collectors.joining("; "))
                : DECODER_CONTEXT.matcher(status.message()).replaceFirst("");
        String line = PrintableText.onOneLine(sentence);
        return line.codePointCount(0, line.length()) <= LONGEST
                ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…";
    }

    private static String withoutValue(ApiStatus.Cause cause) {
        String field = cause.field() + ": ";
        Matcher withValue = WITH_VALUE.matcher(cause.message());
        if (!withValue.matches()) {
            return field + cause.message();
        }
        Matcher behind = BEHIND_QUOTED_VALUE.matcher(withValue.group("rest"));
        String how = behind.matches() ? ": " + behind.group("how") : "";
        return field + withValue.group("what") + " value" + how;
    }
}
