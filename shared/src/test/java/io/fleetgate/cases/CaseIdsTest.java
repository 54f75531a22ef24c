package io.fleetgate.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.fixture.TestNames;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** That no case is forgotten: each stands with its id in the name of a test, or is listed here with the reason why it does not. */
class CaseIdsTest {
    /** 73 cases of behaviour, 20 worked examples of resolving, 33 mistakes that were mended. */
    private static final Set<String> ALL = Stream.of(
                    ids("A%02d", 14),
                    ids("P%02d", 13),
                    ids("B%02d", 6),
                    ids("G%02d", 12),
                    ids("T%02d", 17),
                    ids("K%02d", 9),
                    ids("N%02d", 2),
                    ids("E%d", 20),
                    ids("F%d", 33))
            .flatMap(ids -> ids)
            .collect(Collectors.toCollection(TreeSet::new));

    /** Cases about what a process does with a decision, or about files that are not code. */
    private static final String ELSEWHERE = """
            K01 | That a job's end removes the job and its secret is done by who runs jobs.
            K02 | How long a failed job stays is written on the job, which nothing here makes.
            K05 | A delete that a registry refuses is seen only by who sends it.
            F2  | Two writers of one list of finalizers meet at the API server, in the request that writes.
            F16 | Only who writes a status can fail at it.
            F17 | What makes somebody look again is a watch; decisions are over a whole snapshot.
            F19 | How long to wait before looking again is asked of a clock, which decisions do not have.
            F22 | Names and contents of what Flux installs are made by the renderer of charts.
            F23 | Whether a list comes from a cache or from the server is decided by who reads it.
            F27 | What a failed job leaves behind, and its command line, are those of the job.
            F28 | The secrets that a renderer's own image is pulled with are written on its job.
            F31 | Permissions of an API server of its own, which is not how these kinds are served.
            F32 | List types and printed columns stand in the manifests of the kinds.
            F33 | A rule for those who write tests of deletion: to ask that the object is not there.
            """;

    /** Cases that the tests of this module tell but for one part. */
    private static final String PARTLY_ELSEWHERE = """
            T01 | The times after which a missing registry is looked for again are kept by the process that waits.
            K04 | That a registry which does not know the tag counts as having deleted it is for who sends the request.
            K06 | The second, uncached look before a tag is deleted is taken by who reads.
            """;

    @Test
    @DisplayName("the case of every id is told by a test that bears it, or listed as told elsewhere")
    void everyCaseIsToldOrListed() {
        Set<String> missing = new TreeSet<>(ALL);
        missing.removeAll(TestNames.words());

        assertThat(missing).isEqualTo(listed(ELSEWHERE));
    }

    @Test
    @DisplayName("what is partly told elsewhere is partly told here")
    void whatIsPartlyToldElsewhereIsPartlyToldHere() {
        assertThat(ALL).hasSize(73 + 20 + 33).containsAll(listed(PARTLY_ELSEWHERE));
        assertThat(TestNames.words()).containsAll(listed(PARTLY_ELSEWHERE));
    }

    private static Stream<String> ids(String format, int last) {
        return IntStream.rangeClosed(1, last).mapToObj(format::formatted);
    }

    private static Set<String> listed(String reasons) {
        return reasons.lines()
                .map(line -> line.substring(0, line.indexOf('|')).strip())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
