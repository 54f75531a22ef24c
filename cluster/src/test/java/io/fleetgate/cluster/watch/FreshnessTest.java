package io.fleetgate.cluster.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.store.Completeness;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FreshnessTest {
    private static final Completeness STALE =
            new Completeness.ReadFailed("not known to be up to date for more than 60 s");

    private final Freshness freshness = new Freshness(Duration.ofMinutes(1));

    @Test
    void beforeTheFirstListNothingIsKnownWhateverFails() {
        freshness.failed("connection refused");

        assertThat(freshness.look(seconds(1_000))).isEqualTo(Completeness.NOT_SYNCED);
        assertThat(freshness.trouble()).isEqualTo("connection refused");
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, 1, Long.MAX_VALUE - 1_000, Long.MIN_VALUE})
    void whatIsKnownCountsForAWhileByAnyClock(long start) {
        freshness.current(start);

        assertThat(freshness.look(start + seconds(60))).isEqualTo(Completeness.COMPLETE);
        assertThat(freshness.look(start + seconds(61))).isEqualTo(STALE);
        assertThat(freshness.age(start + seconds(61))).isEqualTo(Duration.ofSeconds(61));
    }

    @Test
    void aFailureChangesNothingUntilTheTimeIsOverAndIsTheCauseThen() {
        freshness.current(0);
        freshness.failed("connection refused");

        assertThat(freshness.look(seconds(60))).isEqualTo(Completeness.COMPLETE);
        assertThat(freshness.look(seconds(61)))
                .isEqualTo(new Completeness.ReadFailed(
                        "not known to be up to date for more than 60 s, connection refused"));
    }

    @Test
    void aKindThatIsServedNoMoreIsUnknownAtOnce() {
        freshness.current(0);
        freshness.notServed("not served");

        assertThat(freshness.look(1)).isEqualTo(new Completeness.ReadFailed("not served"));
    }

    @Test
    void onceCurrentAgainEverythingBeforeIsForgotten() {
        freshness.current(0);
        freshness.notServed("not served");
        freshness.failed("connection refused");
        freshness.current(seconds(100));

        assertThat(freshness.look(seconds(101))).isEqualTo(Completeness.COMPLETE);
        assertThat(freshness.trouble()).isEmpty();
    }

    private static long seconds(long count) {
        return Duration.ofSeconds(count).toNanos();
    }
}
