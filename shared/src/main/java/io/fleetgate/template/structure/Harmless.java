package io.fleetgate.template.structure;

import io.fleetgate.template.notation.Scalars;

/**
 * Values that are the same string wherever they stand, told without reading the document: most names, hosts and paths are.
 * What is not harmless in this sense may still be.
 */
final class Harmless {
    private static final int LONGEST = 256;

    /** Characters that can be a part of a word that is no string, such as a number. */
    private static final String IN_WORDS = "._-+~/";

    private static final String IN_VALUES = "._-/";
    private static final String IN_QUOTES = "._-/:+=@*~";

    /** Behind these, a word is the name of something in YAML, or part of an escape. */
    private static final String GIVES_MEANING = "!&*%\\|>";

    private Harmless() {}

    static boolean is(Insertion insertion, String text) {
        String value = insertion.value();
        return switch (insertion.form()) {
            case QUOTED -> value.chars().allMatch(c -> isLetterOrDigit(c) || IN_QUOTES.indexOf(c) >= 0);
            case PLAIN -> insertion.start() >= 0 && isWord(value) && isPartOfString(text, insertion.start(), value);
            case NOTATION -> false;
        };
    }

    private static boolean isWord(String value) {
        return !value.isEmpty()
                && value.length() <= LONGEST
                && isLetterOrDigit(value.charAt(0))
                && isLetterOrDigit(value.charAt(value.length() - 1))
                && value.chars().allMatch(c -> isLetterOrDigit(c) || IN_VALUES.indexOf(c) >= 0);
    }

    /** Whether the whole word around the value is a string. */
    private static boolean isPartOfString(String text, int start, String value) {
        int from = start;
        while (from > 0 && start - from < LONGEST && isInWord(text.charAt(from - 1))) {
            from--;
        }
        int end = start + value.length();
        int to = end;
        while (to < text.length() && to - end < LONGEST && isInWord(text.charAt(to))) {
            to++;
        }
        boolean hasMeaning = from > 0 && GIVES_MEANING.indexOf(text.charAt(from - 1)) >= 0;
        return !hasMeaning && Scalars.isString(text.substring(from, to));
    }

    private static boolean isInWord(char character) {
        return isLetterOrDigit(character) || IN_WORDS.indexOf(character) >= 0;
    }

    private static boolean isLetterOrDigit(int character) {
        return (character >= 'a' && character <= 'z')
                || (character >= 'A' && character <= 'Z')
                || (character >= '0' && character <= '9');
    }
}
