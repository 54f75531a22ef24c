package io.fleetgate.templating.proxy.line;

import java.util.List;

/**
 * One line of a configuration.
 *
 * @param number counted from 1
 * @param text as it was written
 * @param words none for a comment or where the line has a fault
 * @param fault why HAProxy cannot split the line into words; empty where it can
 */
public record ConfigLine(int number, String text, List<Word> words, String fault) {
    public ConfigLine {
        words = List.copyOf(words);
    }

    /** Whether HAProxy passes over it: a line whose first word is empty counts as empty, whatever follows. */
    public boolean isEmpty() {
        return words.isEmpty() || words.getFirst().text().isEmpty();
    }

    /** The first word; empty where there is none. */
    public String keyword() {
        return word(0);
    }

    /** The word at a place, counted from 0; empty where the line is shorter. */
    public String word(int place) {
        return place < words.size() ? words.get(place).text() : "";
    }

    /** What HAProxy looks up: the line without a leading {@code no} or {@code default}. */
    public ConfigLine withoutNegation() {
        boolean isNegated = keyword().equals("no") || keyword().equals("default");
        return isNegated ? new ConfigLine(number, text, words.subList(1, words.size()), fault) : this;
    }
}
