package io.fleetgate.text;

/** Names that are made to fit a limit. */
public final class ShortenedName {
    /** How many characters the hash takes at the end of a name that was too long. */
    public static final int HASH_LENGTH = 8;

    private ShortenedName() {}

    /**
     * The text in at most {@code max} characters; one that is too long ends in a hash of the whole. What stands before the
     * hash ends in a letter or digit, or the result would be no DNS name.
     */
    public static String of(String text, int max) {
        if (text.length() <= max) {
            return text;
        }
        int end = max - HASH_LENGTH - 1;
        while (end > 0 && !Character.isLetterOrDigit(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(0, end) + "-" + Sha256.hex(text, HASH_LENGTH);
    }
}
