package io.fleetgate.text;

import java.util.Locale;

/**
 * The plural of a kind, as almost every API forms it. Only an API server knows it for certain: for whoever has none to ask.
 */
public final class EnglishPlural {
    private static final String VOWELS = "aeiou";

    /** A kind that is a plural already. */
    private static final String NO_SINGULAR = "endpoints";

    private EnglishPlural() {}

    /** In lower case: {@code ingresses} of {@code Ingress}, {@code gateways} of {@code Gateway}. */
    public static String of(String kind) {
        String singular = kind.toLowerCase(Locale.ROOT);
        if (singular.equals(NO_SINGULAR)) {
            return singular;
        }
        if (endsInConsonantAndY(singular)) {
            return singular.substring(0, singular.length() - 1) + "ies";
        }
        boolean hisses = singular.endsWith("s")
                || singular.endsWith("x")
                || singular.endsWith("z")
                || singular.endsWith("ch")
                || singular.endsWith("sh");
        return singular + (hisses ? "es" : "s");
    }

    /** What a plural in lower case is the plural of; the inverse of {@link #of} but for the case. */
    public static String singular(String plural) {
        if (plural.equals(NO_SINGULAR)) {
            return plural;
        }
        for (String ending : new String[] {"ies", "es", "s"}) {
            if (plural.endsWith(ending)) {
                String stem = plural.substring(0, plural.length() - ending.length());
                String singular = ending.equals("ies") ? stem + "y" : stem;
                if (of(singular).equals(plural)) {
                    return singular;
                }
            }
        }
        return plural;
    }

    private static boolean endsInConsonantAndY(String word) {
        int length = word.length();
        return length > 1 && word.endsWith("y") && VOWELS.indexOf(word.charAt(length - 2)) < 0;
    }
}
