package io.fleetgate.templating.proxy.hazard;

import io.fleetgate.templating.proxy.line.ConfigLine;
import io.fleetgate.templating.proxy.line.Word;
import java.util.regex.Pattern;

/** Lines that HAProxy of one version might read in another way than they are read here, or that take from its environment. */
final class HazardousText {
    /** A tab may stand between words, and a carriage return before the line's end. */
    private static final Pattern CONTROL = Pattern.compile("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]|\\r(?!\\z)");

    private static final Pattern ENVIRONMENT_FETCH = Pattern.compile("(^|[^A-Za-z0-9_.-])env\\s*\\(");

    private HazardousText() {}

    /** Why a line is refused; empty if it is not. */
    static String in(ConfigLine line) {
        if (!line.fault().isEmpty()) {
            return line.fault();
        }
        if (CONTROL.matcher(line.text()).find()) {
            return "a control character";
        }
        if (line.isEmpty() && !line.words().isEmpty()) {
            return "an empty first word, which hides the line";
        }
        for (Word word : line.words()) {
            if (word.isFromEnvironment()
                    || ENVIRONMENT_FETCH.matcher(word.text()).find()) {
                return "a reference to the environment";
            }
        }
        return "";
    }
}
