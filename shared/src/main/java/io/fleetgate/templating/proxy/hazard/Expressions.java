package io.fleetgate.templating.proxy.hazard;

import io.fleetgate.templating.proxy.ProxyProblem;
import io.fleetgate.templating.proxy.line.Config;
import java.util.List;
import java.util.regex.Pattern;

/** Expressions that fetch and convert values; some of their functions open a file that an argument names, when they are read. */
final class Expressions {
    private static final String IN_TEXT = "%[";

    /** Functions whose arguments are never files, with arguments that cannot be read in two ways. */
    private static final Pattern TEXT_FUNCTION = Pattern.compile(
            "(?<=^|[,\\[])(regsub|str|string|concat|field|word)\\((\"[^\"\\\\()]*\"|'[^'\\\\()]*'|[^()\"'\\\\,]*)"
                    + "(,(\"[^\"\\\\()]*\"|'[^'\\\\()]*'|[^()\"'\\\\,]*)){0,4}\\)");

    private static final Pattern ABSOLUTE = Pattern.compile("[(,@][\\s\"'\\\\]*/");
    private static final Pattern UPWARDS = Pattern.compile("(^|[/(,@\\s\"'\\\\])\\.\\.($|[/),\\s\"'\\\\])");
    private static final Pattern ESCAPED = Pattern.compile("\\\\x", Pattern.CASE_INSENSITIVE);

    private Expressions() {}

    /** Whether a word, read as an expression from its start, opens nothing outside of its folder. */
    static boolean isHarmless(String word) {
        String rest = TEXT_FUNCTION.matcher(word).replaceAll("text");
        return !ABSOLUTE.matcher(rest).find()
                && !UPWARDS.matcher(rest).find()
                && !ESCAPED.matcher(rest).find();
    }

    /** Whether the expressions within a text do. */
    static boolean areHarmlessIn(String text) {
        int first = text.indexOf(IN_TEXT);
        return first < 0 || isHarmless(text.substring(first));
    }

    /** Places of a file beside the configuration, which HAProxy may read as a text with expressions. */
    static List<ProxyProblem> hazards(String file, String content) {
        if (!content.contains(IN_TEXT)) {
            return List.of();
        }
        return Config.of(content).lines().stream()
                .filter(line -> !areHarmlessIn(line.text()))
                .map(line ->
                        ProxyProblem.at(file, line, "an expression with a path that is absolute or leaves the folder"))
                .toList();
    }
}
