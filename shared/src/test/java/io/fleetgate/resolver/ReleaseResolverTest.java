package io.fleetgate.resolver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReleaseResolverTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            E1  | the higher priority wins           | ns/p1(ky 1)  ns/p2(ky 2)                                         | ns/p2         | ns/p1 LowerPriority ns/p2
            E2  | component names compete too        | ns/a(ky 1)  ns/b(ky 5)                                           | ns/b          | ns/a LowerPriority ns/b
            E3  | a tie goes to the first name       | ns-z/zeta(ky 0)  ns-a/alpha(ky 0)                                | ns-a/alpha    | ns-z/zeta TieBrokenByName ns-a/alpha
            E4  | names compare as whole bytes       | a/x(k 0)  a-b/x(k 0)                                             | a-b/x         | a/x TieBrokenByName a-b/x
            E5  | a prefix comes first               | ns/b1(k 0)  ns/b.1(k 0)  ns/b-1(k 0)  ns/b(k 0)                  | ns/b          | ns/b-1 TieBrokenByName ns/b, ns/b.1 TieBrokenByName ns/b, ns/b1 TieBrokenByName ns/b
            E6  | anti-affinity excludes the lower   | ns/istio(istio 10; c=mesh)  ns/linkerd(linkerd 5; aa c=mesh)     | ns/istio      | ns/linkerd RepelsAccepted ns/istio
            E7  | and so in the other direction      | ns/a(a 10; aa c=mesh)  ns/b(b 5; c=mesh)                         | ns/a          | ns/b RepelledByAccepted ns/a
            E8  | equal priorities go by name        | ns/linkerd(l 0; c=mesh; aa c=mesh)  ns/istio(i 0; c=mesh; aa c=mesh) | ns/istio  | ns/linkerd RepelsAccepted ns/istio
            E9  | no fallback to a runner-up         | ns/ky2(ky 9; x=pol)  ns/ky1(ky 1)  ns/opa(opa 10; aa x=pol)      | ns/opa        | ns/ky1 LowerPriority ns/ky2, ns/ky2 RepelledByAccepted ns/opa
            E10 | only the accepted repel            | ns/a(a 10; g=1)  ns/b(b 5; g=2; aa g=1)  ns/c(c 1; g=3; aa g=2)  | ns/a ns/c     | ns/b RepelsAccepted ns/a
            E11 | an empty rule matches everything   | ns/a(a 1)  ns/z(z 0; aa {})                                      | ns/a          | ns/z RepelsAccepted ns/a
            E12 | an empty rule of the first repels  | ns/a(a 1; aa {})  ns/y(y 0)  ns/z(z 0)                           | ns/a          | ns/y RepelledByAccepted ns/a, ns/z RepelledByAccepted ns/a
            E13 | nobody conflicts with itself       | ns/a(a 0; c=mesh; aa c=mesh)                                     | ns/a          | -
            E14 | an absent key satisfies NotIn      | ns/a(a 5)  ns/b(b 1; aa tier!=edge)                              | ns/a          | ns/b RepelsAccepted ns/a
            E15 | explicit and fallback names mix    | ns/one(ky 0)  ns/two(ky 3)                                       | ns/two        | ns/one LowerPriority ns/two
            E16 | one release bound twice            | ns/manual(ky 0)  ns/prof-abcde(ky 0)                             | ns/manual     | ns/prof-abcde TieBrokenByName ns/manual
            E17 | negative priorities are numbers    | ns/m(k -1)  ns/z(k 0)                                            | ns/z          | ns/m LowerPriority ns/z
            E18 | an invalid rule is never accepted  | ns/hi(k 5; aa bogus)  ns/lo(k 1)                                 | -             | ns/lo LowerPriority ns/hi, ns/hi InvalidAntiAffinity -
            E19 | different names do not compete     | ns-a/b(c-a 0)  ns-b/b(c-b 0)                                     | ns-a/b ns-b/b | -
            E20 | a rule that matches nothing is idle | ns/a(a 0; aa c=none)                                            | ns/a          | -
            """)
    void resolves(String row, String rule, String candidates, String accepted, String losses) {
        Resolution resolution = ReleaseResolver.resolve(Candidates.parse(candidates), Fallback.NONE);

        assertThat(names(resolution)).as(rule).isEqualTo(accepted == null ? "" : accepted);
        assertThat(losses(resolution)).as(rule).isEqualTo(losses == null ? "" : losses.replace(" -", ""));
    }

    @Test
    void nothingBoundResolvesToNothing() {
        assertThat(ReleaseResolver.resolve(List.of(), Fallback.NONE)).isEqualTo(new Resolution(List.of(), List.of()));
    }

    @Test
    void theOrderOfCandidatesHasNoMeaning() {
        Random random = new Random(4);
        for (int round = 0; round < 2_000; round++) {
            List<Candidate> candidates = RandomCandidates.of(random, 8);
            Resolution expected = ReleaseResolver.resolve(candidates, Fallback.NONE);

            List<Candidate> shuffled = new ArrayList<>(candidates);
            Collections.shuffle(shuffled, random);

            assertThat(ReleaseResolver.resolve(shuffled, Fallback.NONE)).isEqualTo(expected);
        }
    }

    private static String names(Resolution resolution) {
        return resolution.accepted().stream()
                .map(candidate -> candidate.binding().toString())
                .collect(Collectors.joining(" "));
    }

    private static String losses(Resolution resolution) {
        return resolution.losses().stream().map(ReleaseResolverTest::loss).collect(Collectors.joining(", "));
    }

    private static String loss(Loss loss) {
        String by = switch (loss) {
            case Loss.LowerPriority(var loser, var winner) -> " " + winner.binding();
            case Loss.TieBrokenByName(var loser, var winner) -> " " + winner.binding();
            case Loss.RepelsAccepted(var loser, var accepted) -> " " + accepted.binding();
            case Loss.RepelledByAccepted(var loser, var accepted) -> " " + accepted.binding();
            case Loss.InvalidAntiAffinity(var loser, var problems) -> "";
        };
        return loss.loser().binding() + " " + loss.getClass().getSimpleName() + by;
    }
}
