package io.fleetgate.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.fixture.CaseIds;
import io.fleetgate.fixture.TestNames;
import io.fleetgate.fixture.ToldElsewhere;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * That no case is forgotten: each stands with its id in the name of a test, or is listed here with the tests of other modules that
 * tell it, and the reason why none of this module does.
 */
class CaseIdsTest {
    private static final Set<String> TOLD = TestNames.words("Test");

    /** Cases about what a process does with a decision, or about files that are not code. */
    private static final List<ToldElsewhere> ELSEWHERE = ToldElsewhere.rows("""
            K01 | -                         | That a job's end removes the job and its secret is done by who runs jobs.
            K02 | -                         | How long a failed job stays is written on the job, which nothing here makes.
            F2  | operator/MendedMistakesIT | Two writers of one list of finalizers meet at the API server, in the request that writes.
            F16 | operator/MendedMistakesIT | Only who writes a status can fail at it.
            F17 | operator/MendedMistakesIT | What makes somebody look again is a watch; decisions are over a whole snapshot.
            F19 | operator/MendedMistakesIT, operator/RetriesTest | How long to wait before looking again is asked of a clock.
            F22 | -                         | Names and contents of what Flux installs are made by the renderer of charts.
            F23 | operator/MendedMistakesIT | Whether a list comes from a cache or from the server is decided by who reads it.
            F27 | -                         | What a failed job leaves behind, and its command line, are those of the job.
            F28 | -                         | The secrets that a renderer's own image is pulled with are written on its job.
            F31 | -                         | Permissions of an API server of its own, which is not how these kinds are served.
            F32 | -                         | List types and printed columns stand in the manifests of the kinds.
            F33 | -                         | A rule for those who write tests of deletion: to ask that the object is not there.
            """);

    /** Cases that the tests of this module tell but for one part. */
    private static final List<ToldElsewhere> PARTLY_ELSEWHERE = ToldElsewhere.rows("""
            T01 | operator/MendedMistakesIT | How a registry that is missing is waited for is seen where somebody waits.
            K04 | operator/TagsIT           | That a registry which does not know the tag counts as having deleted it is for who sends the request.
            K05 | operator/TagFailuresIT    | A delete that a registry refuses is seen only by who sends it.
            K06 | operator/TagDeletionIT    | The second, uncached look before a tag is deleted is taken by who deletes it.
            """);

    /** Mistakes of other systems, as the controllers of this one meet them. */
    private static final List<ToldElsewhere> MET_BY_CONTROLLERS = ToldElsewhere.rows("""
            BC-049 | cluster/MissingKindIT, operator/MissingDefinitionIT   | A kind that is not served yet is seen by who follows it.
            BC-050 | cluster/WatchFaultsIT, operator/IncompleteKnowledgeIT | Only who watches can be left without news.
            BC-052 | operator/LeaseRecoveryIT                              | Who leads is decided among processes.
            BC-053 | operator/LeaseRecoveryIT                              | Who leads is decided among processes.
            BC-055 | operator/TroubledServerIT, e2e/NamespaceRowsE2E       | Namespaces go at the API server.
            BC-056 | operator/TroubledServerIT, e2e/NamespaceRowsE2E       | Namespaces go at the API server.
            """);

    @Test
    @DisplayName("the case of every id is told by a test that bears it, or listed as told elsewhere")
    void everyCaseIsToldOrListed() {
        Set<String> missing = new TreeSet<>(CaseIds.all());
        missing.removeAll(TOLD);

        assertThat(missing).isEqualTo(ToldElsewhere.ids(ELSEWHERE));
    }

    @Test
    @DisplayName("what is partly told elsewhere is partly told here")
    void whatIsPartlyToldElsewhereIsPartlyToldHere() {
        assertThat(CaseIds.all()).hasSize(73 + 20 + 33).containsAll(ToldElsewhere.ids(PARTLY_ELSEWHERE));
        assertThat(TOLD).containsAll(ToldElsewhere.ids(PARTLY_ELSEWHERE));
    }

    @Test
    @DisplayName("what is told elsewhere is told by the tests that are named")
    void whatIsToldElsewhereIsToldThere() {
        assertThat(Stream.of(ELSEWHERE, PARTLY_ELSEWHERE, MET_BY_CONTROLLERS).flatMap(List::stream))
                .allSatisfy(told -> assertThat(told.silentTests()).as(told.id()).isEmpty());
    }
}
