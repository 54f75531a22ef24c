package io.fleetgate.template.postprocess;

import io.fleetgate.template.budget.BoundedText;
import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.template.regex.LinearPattern;

/** Replaces what matches in each line; line ends of either kind, and how many there are, stay. */
final class RegexReplace {
    private final LinearPattern pattern;
    private final String replacement;

    private RegexReplace(LinearPattern pattern, String replacement) {
        this.pattern = pattern;
        this.replacement = replacement;
    }

    static RegexReplace of(String pattern, String replacement) {
        return new RegexReplace(
                LinearPattern.compile(pattern, new Meter(RenderLimits.DEFAULT, () -> false)), replacement);
    }

    String apply(String text, Meter meter) {
        BoundedText replaced = new BoundedText(meter);
        int start = 0;
        while (start < text.length()) {
            int newline = text.indexOf('\n', start);
            int next = newline < 0 ? text.length() : newline + 1;
            int end = newline < 0 ? next : newline > start && text.charAt(newline - 1) == '\r' ? newline - 1 : newline;
            replaced.append(pattern.replaceAll(text.substring(start, end), replacement, meter))
                    .append(text.substring(end, next));
            start = next;
        }
        return replaced.toString();
    }
}
