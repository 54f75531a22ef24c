package io.fleetgate.template.regex;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import io.fleetgate.template.budget.BoundedText;
import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;

/** A regular expression in the syntax of RE2, whose time is the length of the text times that of its program; both are paid for. */
public final class LinearPattern {
    private static final int LONGEST = 1000;
    private static final int LARGEST_PROGRAM = 5000;

    /** The machine takes so many steps in the time that the renderer takes for one. */
    private static final int MACHINE_STEPS_PER_STEP = 8;

    private static final int SEARCHES_PER_TEXT = 8;

    private final Pattern pattern;

    private LinearPattern(Pattern pattern) {
        this.pattern = pattern;
    }

    public static LinearPattern compile(String expression, Meter meter) {
        if (expression.length() > LONGEST) {
            throw TemplateStop.limit("has a regular expression of more than " + LONGEST + " characters");
        }
        meter.steps(expression.length());
        Pattern pattern = parsed(expression);
        if (pattern.programSize() > LARGEST_PROGRAM) {
            throw TemplateStop.limit("has a regular expression that repeats too much");
        }
        meter.elements(pattern.programSize());
        return new LinearPattern(pattern);
    }

    /** RE2/J stumbles over some deep or broken expressions by other exceptions than its own. */
    private static Pattern parsed(String expression) {
        try {
            return Pattern.compile(expression);
        } catch (PatternSyntaxException e) {
            throw TemplateStop.wrongValue("a regular expression is wrong: " + e.getDescription());
        } catch (StackOverflowError | IndexOutOfBoundsException | IllegalStateException e) {
            throw TemplateStop.wrongValue("a regular expression cannot be read");
        }
    }

    /** For one search through the text; every further one is paid for by {@link #next}. */
    public Matcher matcher(String text, Meter meter) {
        meter.steps(1 + (long) text.length() * pattern.programSize() / MACHINE_STEPS_PER_STEP);
        return pattern.matcher(text);
    }

    /** Whether there is one more match; most searches end long before the text does, so that only a part is paid for. */
    public boolean next(Matcher matcher, int from, String text, Meter meter) {
        long rest = text.length() - (long) from;
        meter.steps(1 + rest * pattern.programSize() / MACHINE_STEPS_PER_STEP / SEARCHES_PER_TEXT);
        return matcher.find();
    }

    /** Every match, replaced by a text in which {@code $1} is the first group. */
    public String replaceAll(String text, String replacement, Meter meter) {
        Matcher matcher = matcher(text, meter);
        BoundedText replaced = new BoundedText(meter);
        long groups = replacement.chars().filter(character -> character == '$').count();
        int from = 0;
        while (next(matcher, from, text, meter)) {
            meter.text(replacement.length() + groups * (matcher.end() - matcher.start()));
            StringBuilder expanded = new StringBuilder();
            append(matcher, expanded, replacement);
            replaced.append(expanded.toString());
            from = matcher.end();
        }
        return replaced.append(text.substring(from)).toString();
    }

    /** What lies between the matches, and the replacement. */
    private static void append(Matcher matcher, StringBuilder expanded, String replacement) {
        try {
            matcher.appendReplacement(expanded, replacement);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw TemplateStop.wrongValue("the replacement names a group that does not exist");
        }
    }
}
