package io.fleetgate.templating.proxy.hazard;

import io.fleetgate.templating.proxy.line.ConfigLine;
import io.fleetgate.templating.proxy.line.Word;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/** Which words of a line are patterns that something is compared with: those after the criterion of an {@code acl} or a condition. */
record Conditions(BitSet patterns) {
    private static final Set<String> CONDITIONAL = Set.of(
            "force-persist",
            "http-after-response",
            "http-request",
            "http-response",
            "ignore-persist",
            "monitor",
            "redirect",
            "stick",
            "tcp-request",
            "tcp-response",
            "use-server",
            "use_backend");
    private static final Set<String> BEGIN = Set.of("if", "unless");
    private static final Set<String> OPEN = Set.of("{", "!{");

    static Conditions of(ConfigLine line) {
        List<String> words = line.words().stream().map(Word::text).toList();
        BitSet patterns = new BitSet();
        if (line.keyword().equals("acl") && words.size() > 3) {
            patterns.set(3, words.size());
        } else if (CONDITIONAL.contains(line.keyword())) {
            mark(words, patterns);
        }
        return new Conditions(patterns);
    }

    boolean isPattern(int place) {
        return patterns.get(place);
    }

    private static void mark(List<String> words, BitSet patterns) {
        int begin = 1;
        while (begin < words.size() && !BEGIN.contains(words.get(begin))) {
            begin++;
        }
        int opened = words.size();
        for (int place = begin + 1; place < words.size(); place++) {
            if (OPEN.contains(words.get(place))) {
                opened = place;
            } else if (words.get(place).equals("}")) {
                opened = words.size();
            } else if (place > opened + 1) {
                patterns.set(place);
            }
        }
    }
}
