package io.fleetgate.webhook.feed;

import static io.fleetgate.webhook.feed.Outage.Watching.DOWN;
import static io.fleetgate.webhook.feed.Outage.Watching.UP;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.store.Completeness;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutageTest {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final Completeness FAILED =
            new Completeness.ReadFailed("the watch has been down for more than 60 s");

    @ParameterizedTest
    @ValueSource(longs = {0, -1, 1, Long.MAX_VALUE - 1_000, Long.MIN_VALUE})
    void aWatchThatWasNeverSeenUpFailsOnceThePatienceSinceTheListIsOver(long listed) {
        Outage outage = new Outage(PATIENCE, listed);

        assertThat(outage.look(DOWN, listed + seconds(60))).isEqualTo(Completeness.COMPLETE);
        assertThat(outage.look(DOWN, listed + seconds(61))).isEqualTo(FAILED);
    }

    @Test
    void everyLookAtAStandingWatchStartsThePatienceAnew() {
        Outage outage = new Outage(PATIENCE, 0);

        outage.look(UP, seconds(50));

        assertThat(outage.look(DOWN, seconds(110))).isEqualTo(Completeness.COMPLETE);
        assertThat(outage.look(DOWN, seconds(111))).isEqualTo(FAILED);
    }

    @Test
    void aWatchThatStandsAgainMakesTheKindCompleteAgain() {
        Outage outage = new Outage(PATIENCE, 0);
        outage.look(DOWN, seconds(100));

        assertThat(outage.look(UP, seconds(101))).isEqualTo(Completeness.COMPLETE);
        assertThat(outage.look(DOWN, seconds(102))).isEqualTo(Completeness.COMPLETE);
    }

    private static long seconds(long count) {
        return Duration.ofSeconds(count).toNanos();
    }
}
