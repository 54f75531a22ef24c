package io.fleetgate.rollout.binding;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.text.Sha256;
import io.fleetgate.text.ShortenedName;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The name of the binding that a Profile creates for a target: {@code <profile>-<target>-<5 characters>}. It follows from
 * what is bound alone, so that it is known before the Profile is stored, and creating it twice is creating it once.
 */
public final class BindingName {
    private static final int MAX_STEM = 57;
    /** The API server's own alphabet for generated suffixes: no vowels, so no words. */
    private static final String SUFFIX_ALPHABET = "bcdfghjklmnpqrstvwxz2456789";

    private static final int SUFFIX_LENGTH = 5;

    private static final Pattern SHORTENED = Pattern.compile(".+-[0-9a-f]{8}-.{5}");

    private BindingName() {}

    /** The name; its suffix tells apart what the readable part cannot: namespaces and releases. */
    public static String of(ObjectKey profile, ObjectKey target, String release) {
        byte[] digest = Sha256.of(profile + "\n" + target + "\n" + release);
        StringBuilder name =
                new StringBuilder(ShortenedName.of(profile.name() + "-" + target.name(), MAX_STEM)).append('-');
        for (int i = 0; i < SUFFIX_LENGTH; i++) {
            name.append(SUFFIX_ALPHABET.charAt((digest[i] & 0xff) % SUFFIX_ALPHABET.length()));
        }
        return name.toString();
    }

    /**
     * The name of the only target for which the Profile may name a binding so, whatever the release: what is left of the
     * readable part. Empty where the name is no such name, or too long to be readable.
     */
    static Optional<String> target(String profile, String name) {
        int end = name.length() - SUFFIX_LENGTH - 1;
        return name.startsWith(profile + "-") && end > profile.length() + 1 && name.charAt(end) == '-'
                ? Optional.of(name.substring(profile.length() + 1, end))
                : Optional.empty();
    }

    /** Whether a name looks like a shortened one, from which the target cannot be read. */
    static boolean isShortened(String name) {
        return SHORTENED.matcher(name).matches();
    }

    /** Whether a shortened name begins like those for the Profile and target. */
    static boolean isShortened(String name, String profile, String target) {
        String readable = profile + "-" + target;
        return readable.length() > MAX_STEM
                && readable.startsWith(
                        name.substring(0, name.length() - ShortenedName.HASH_LENGTH - SUFFIX_LENGTH - 2));
    }
}
