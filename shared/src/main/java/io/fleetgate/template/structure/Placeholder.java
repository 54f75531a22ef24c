package io.fleetgate.template.structure;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A word that stands for a value in a twin, and that is the same string wherever YAML has strings. */
final class Placeholder {
    /** Characters of private use, which nobody else may write. */
    static final char START = '\uE000';

    private static final char END = '\uE001';
    private static final Pattern PATTERN = Pattern.compile(START + "([0-9]{1,9})" + END);

    private Placeholder() {}

    static String of(int number) {
        return START + Integer.toString(number) + END;
    }

    /** Finds placeholders one after the other; the first group is the number. */
    static Matcher matcher(String text) {
        return PATTERN.matcher(text);
    }

    static boolean isIn(String text) {
        return text.indexOf(START) >= 0;
    }
}
