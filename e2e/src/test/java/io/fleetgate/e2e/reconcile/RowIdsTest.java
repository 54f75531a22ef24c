package io.fleetgate.e2e.reconcile;

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

/** That the case of every id that a controller shows is a row on the real control plane, or is listed here with the reason why not. */
class RowIdsTest {
    private static final Set<String> TOLD = TestNames.words("E2E");

    private static final List<ToldElsewhere> ELSEWHERE = ToldElsewhere.rows("""
            K01 | - | That a job's end says where its chart is, and removes the job and its secret, is done by who runs jobs.
            K02 | - | How long a failed job stays is written on the job, and nothing makes one yet.
            K05 | operator/TagFailuresIT | A registry that does not delete a tag is met by who asks it to, and there is none beside a control plane.
            """);

    /** Rows that lack one part. */
    private static final List<ToldElsewhere> PARTLY_ELSEWHERE = ToldElsewhere.rows("""
            T01 | operator/MendedMistakesIT | Nobody waits for a registry by a clock: that none is asked for is seen in all the calls.
            K04 | operator/TagsIT | A tag that its registry does not know counts as deleted for who asks the registry.
            K06 | operator/TagDeletionIT | The uncached look before a tag is deleted is taken by who deletes it.
            """);

    @Test
    @DisplayName("the case of every id that a controller shows is told by a row that bears it, or listed")
    void everyCaseOfAControllerIsTold() {
        Set<String> missing = new TreeSet<>(CaseIds.ofControllers());
        assertThat(missing).hasSize(60);
        missing.removeAll(TOLD);

        assertThat(missing).isEqualTo(ToldElsewhere.ids(ELSEWHERE));
    }

    @Test
    @DisplayName("what is partly told elsewhere is partly told here, and what is told elsewhere is told there")
    void whatIsToldElsewhereIsToldThere() {
        assertThat(TOLD).containsAll(ToldElsewhere.ids(PARTLY_ELSEWHERE));
        assertThat(Stream.of(ELSEWHERE, PARTLY_ELSEWHERE).flatMap(List::stream))
                .allSatisfy(told -> assertThat(told.silentTests()).as(told.id()).isEmpty());
    }
}
