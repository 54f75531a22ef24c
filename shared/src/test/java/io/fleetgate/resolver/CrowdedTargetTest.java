package io.fleetgate.resolver;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.selector.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Hundreds of releases on one target, whose rules mostly match nobody: against comparing everybody with everybody. */
class CrowdedTargetTest {
    private static final int RELEASES = 400;

    @Test
    void acceptsWhomNobodyAcceptedBeforeConflictsWith() {
        for (int seed = 0; seed < 50; seed++) {
            List<Candidate> candidates = candidates(new Random(seed));

            Resolution resolution = ReleaseResolver.resolve(candidates, Fallback.NONE);

            assertThat(resolution.accepted()).as("seed %d", seed).isEqualTo(compareAll(candidates));
        }
    }

    private static List<Candidate> compareAll(List<Candidate> candidates) {
        List<Candidate> accepted = new ArrayList<>();
        for (Candidate candidate :
                candidates.stream().sorted(Candidate.WINNER_FIRST).toList()) {
            if (accepted.stream().noneMatch(other -> repels(candidate, other) || repels(other, candidate))) {
                accepted.add(candidate);
            }
        }
        return accepted;
    }

    private static boolean repels(Candidate candidate, Candidate other) {
        return candidate.antiAffinity() instanceof Selector rule && rule.matches(other.labels());
    }

    private static List<Candidate> candidates(Random random) {
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < RELEASES; i++) {
            String notation = "ns/b" + i + "(n" + i + " " + random.nextInt(5) + "; app=" + random.nextInt(300)
                    + (random.nextInt(40) == 0 ? "" : "; tier=t" + random.nextInt(3))
                    + (random.nextInt(40) == 0 ? "; odd=" + random.nextInt(3) : "") + "; aa " + rule(random) + ")";
            candidates.addAll(Candidates.parse(notation));
        }
        return candidates;
    }

    private static String rule(Random random) {
        return switch (random.nextInt(7)) {
            case 0 -> "app=" + random.nextInt(300) + "|" + random.nextInt(300);
            case 1 -> "tier!=t0|t1|t2&app!=" + random.nextInt(300);
            case 2 -> "!tier&odd";
            case 3 -> "odd=" + random.nextInt(3);
            case 4 -> "odd&odd!=0";
            case 5 -> "!app";
            default -> "nowhere&app=" + random.nextInt(300);
        };
    }
}
