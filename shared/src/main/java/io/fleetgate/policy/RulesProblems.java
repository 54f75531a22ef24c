package io.fleetgate.policy;

import io.fleetgate.document.Document;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.text.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Collects what is wrong with a rules text, as sentences with the line and the path of each mistake. */
final class RulesProblems {
    private static final Pattern PLAIN_NAME = Pattern.compile("[A-Za-z0-9_-]{1,80}");

    private final Document document;
    private final List<String> sentences = new ArrayList<>();

    RulesProblems(Document document) {
        this.document = document;
    }

    /** The path of what stands below another; {@code above} is empty at the top. */
    static String below(String above, String name) {
        if (!PLAIN_NAME.matcher(name).matches()) {
            return above + "['" + name + "']";
        }
        return above.isEmpty() ? name : above + "." + name;
    }

    static String sentence(int line, Problem problem) {
        return "line " + line + ": " + problem.sentence();
    }

    void add(String path, Reason reason, String message, String fix) {
        sentences.add(sentence(document.lineOf(path), Problem.error(path, reason, message, fix)));
    }

    void unknownKey(String path, List<String> known) {
        add(path, Reason.UNKNOWN_FIELD, "is no setting", "remove it, or correct it to " + String.join(", ", known));
    }

    /** Says that a value is none of those that it could be, and shows it. */
    void refuse(String path, String given, String rule, String fix) {
        add(path, Reason.INVALID, rule + ", but is " + PrintableText.quoted(given), fix);
    }

    List<String> sentences() {
        return List.copyOf(sentences);
    }
}
