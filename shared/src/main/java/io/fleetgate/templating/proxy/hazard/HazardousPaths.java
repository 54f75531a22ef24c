package io.fleetgate.templating.proxy.hazard;

import io.fleetgate.templating.proxy.line.ConfigLine;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Files outside of the folder of a configuration. A word with a path is refused, save where HAProxy takes it for text: in the
 * lines of {@link #TEXT}, unless the word before it says that it is a file's name.
 */
final class HazardousPaths {
    private static final Set<String> TEXT = Set.of(
            "acl",
            "capture",
            "cookie",
            "declare",
            "description",
            "error-log-format",
            "errorloc",
            "errorloc302",
            "errorloc303",
            "force-persist",
            "http-after-response",
            "http-check",
            "http-request",
            "http-response",
            "ignore-persist",
            "log-format",
            "log-format-sd",
            "monitor",
            "monitor-uri",
            "option",
            "redirect",
            "stats",
            "stick",
            "tcp-check",
            "tcp-request",
            "tcp-response",
            "unique-id-format",
            "use-server",
            "use_backend",
            "user");

    private static final Pattern FILE_FOLLOWS = Pattern.compile("-f|.*(file|socket|crt).*", Pattern.DOTALL);
    private static final Pattern UPWARDS = Pattern.compile("(^|[^A-Za-z0-9_.%-])\\.\\.($|[^A-Za-z0-9_.-])");
    private static final Pattern WITHIN_WORD = Pattern.compile("[@=(,\\s\"'\\\\]/");

    private HazardousPaths() {}

    /** Why a line is refused; empty if it is not. */
    static String in(ConfigLine line) {
        ConfigLine positive = line.withoutNegation();
        Conditions conditions = Conditions.of(positive);
        for (int place = 0; place < positive.words().size(); place++) {
            String word = positive.word(place);
            boolean isHarmless;
            if (isText(positive, place)) {
                isHarmless = isHarmlessText(word, !conditions.isPattern(place) && canBeExpression(positive, place));
            } else {
                isHarmless = isHarmlessPath(word);
            }
            if (!isHarmless) {
                return "a path that is absolute or leaves the folder";
            }
        }
        return "";
    }

    private static boolean isText(ConfigLine line, int place) {
        boolean isFile = place > 0 && FILE_FOLLOWS.matcher(line.word(place - 1)).matches();
        return TEXT.contains(line.keyword()) && !isFile;
    }

    private static boolean isHarmlessText(String word, boolean canBeExpression) {
        return canBeExpression ? Expressions.isHarmless(word) : Expressions.areHarmlessIn(word);
    }

    private static boolean isHarmlessPath(String word) {
        return !word.startsWith("/")
                && !UPWARDS.matcher(word).find()
                && !WITHIN_WORD.matcher(word).find()
                && Expressions.isHarmless(word);
    }

    /** All but the hashes of passwords and the regular expressions of replacements. */
    private static boolean canBeExpression(ConfigLine line, int place) {
        if (line.keyword().equals("user")) {
            return false;
        }
        return switch (line.word(1)) {
            case "replace-path", "replace-pathq", "replace-uri" -> place != 2;
            case "replace-header", "replace-value" -> place != 3;
            default -> true;
        };
    }
}
