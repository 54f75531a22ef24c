package io.fleetgate.webhook.validate;

import io.fleetgate.problem.Problem;
import io.fleetgate.text.PrintableText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Warnings as clients show them: some cut a warning after 256 characters, the API server advises 120, and drops all of them
 * when together they pass 4096. A warning that is too long loses what to do first, and then its end; warnings that do not fit
 * are counted.
 */
final class Warnings {
    private static final int LONGEST = 120;
    private static final int TOTAL = 4096;
    private static final int ROOM_FOR_COUNT = 16;

    private Warnings() {}

    static List<String> texts(List<Problem> problems) {
        List<String> texts = new ArrayList<>();
        int length = 0;
        for (Problem problem : problems) {
            String text = text(problem);
            int bytes = text.getBytes(StandardCharsets.UTF_8).length;
            if (length + bytes > TOTAL - ROOM_FOR_COUNT) {
                texts.add("+" + (problems.size() - texts.size()) + " more");
                return texts;
            }
            texts.add(text);
            length += bytes;
        }
        return texts;
    }

    private static String text(Problem problem) {
        String sentence = PrintableText.onOneLine(problem.sentence());
        return sentence.length() <= LONGEST ? sentence : shortened(PrintableText.onOneLine(problem.statement()));
    }

    private static String shortened(String sentence) {
        if (sentence.length() <= LONGEST) {
            return sentence;
        }
        int end = LONGEST - 1;
        return sentence.substring(0, Character.isHighSurrogate(sentence.charAt(end - 1)) ? end - 1 : end) + "…";
    }
}
