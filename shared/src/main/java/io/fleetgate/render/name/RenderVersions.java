package io.fleetgate.render.name;

import java.util.OptionalLong;
import java.util.stream.Stream;

/** Reads versions back from what {@link RenderNames} wrote; what it cannot have written has none. */
public final class RenderVersions {
    private static final String TAG_PREFIX = "v0.0.";
    private static final int MAX_DIGITS = 18;

    private RenderVersions() {}

    /** The generation of the release that a tag is of. */
    public static OptionalLong generation(String releaseTag) {
        return numberAfter(TAG_PREFIX, releaseTag);
    }

    /** The version of a bootstrap task of a target. The name decides; one that is shortened does not show the version. */
    public static OptionalLong bootstrap(String target, String task, String tag) {
        return Stream.of(numberAfter("render-tgt-" + target + "-", task), numberAfter(TAG_PREFIX, tag))
                .flatMapToLong(OptionalLong::stream)
                .filter(version -> RenderNames.bootstrapTask(target, version).equals(task))
                .findFirst();
    }

    /** The digits right behind a prefix. */
    private static OptionalLong numberAfter(String prefix, String text) {
        if (!text.startsWith(prefix)) {
            return OptionalLong.empty();
        }
        int end = prefix.length();
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        int digits = end - prefix.length();
        return digits == 0 || digits > MAX_DIGITS
                ? OptionalLong.empty()
                : OptionalLong.of(Long.parseLong(text, prefix.length(), end, 10));
    }
}
