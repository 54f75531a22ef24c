package io.fleetgate.resolver;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Small random targets, crowded enough that ties, shared names and rules of both directions are common. */
final class RandomCandidates {
    private static final String[] SELECTORS = {
        "{}",
        "c=mesh",
        "c=dns|none",
        "c=mesh|dns",
        "c!=mesh|dns",
        "c",
        "!c",
        "tier=edge",
        "tier!=edge",
        "!tier",
        "c&!tier",
        "c=dns&tier!=edge",
        "bogus"
    };

    private RandomCandidates() {}

    static List<Candidate> of(Random random, int atMost) {
        List<Candidate> candidates = new ArrayList<>();
        int size = random.nextInt(atMost + 1);
        for (int i = 0; i < size; i++) {
            StringBuilder notation = new StringBuilder(random.nextBoolean() ? "a/b" : "a-b/b")
                    .append(i)
                    .append("(n")
                    .append(random.nextInt(4))
                    .append(' ')
                    .append(random.nextInt(3) - 1);
            if (random.nextBoolean()) {
                notation.append("; c=").append(random.nextBoolean() ? "mesh" : "dns");
            }
            if (random.nextInt(3) == 0) {
                notation.append("; tier=edge");
            }
            if (random.nextInt(3) == 0) {
                notation.append("; aa ").append(SELECTORS[random.nextInt(SELECTORS.length)]);
            }
            candidates.addAll(Candidates.parse(notation.append(')').toString()));
        }
        return candidates;
    }
}
