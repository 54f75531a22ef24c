package io.fleetgate.operator.tag;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** How long a registry is left alone, and what is left of that when there is too much to remember. */
class TagPaceTest {
    private static final Attempt WEB = Tried.attempt("fleet", "web", "registry");
    private static final Attempt API = Tried.attempt("fleet", "api", "registry");

    private final AtomicLong nanoTime = new AtomicLong();
    private final TagPace pace = new TagPace(nanoTime::get, 64, 1_024);
    private final TagPace forgetful = new TagPace(nanoTime::get, 1, 1);

    @Test
    void itIsLeftAloneLongerAfterEachFailure() {
        failOften(pace, WEB);

        assertThat(pace.left(WEB)).isGreaterThan(Duration.ofMinutes(2));
        assertThat(pace.left(API)).isZero();
    }

    @Test
    void whatHasChangedIsTriedAtOnce() {
        failOften(pace, WEB);

        assertThat(pace.left(Tried.attempt("fleet", "web", "other"))).isZero();
    }

    @Test
    void afterASuccessTheNextFailureIsTheFirst() {
        failOften(pace, WEB);
        pace.succeeded(WEB);

        assertThat(pace.left(WEB)).isZero();
        assertThat(pace.failed(WEB, Duration.ZERO)).isLessThan(Duration.ofSeconds(1));
    }

    @Test
    void itIsLeftAloneForAsLongAsIsAskedFor() {
        assertThat(pace.failed(WEB, Duration.ofMinutes(1))).isEqualTo(Duration.ofMinutes(1));
        assertThat(pace.left(WEB)).isEqualTo(Duration.ofMinutes(1));
    }

    @Test
    void thoseThatShareAPlaceWaitForEachOtherAndNeverLess() {
        failOften(forgetful, WEB);
        Duration before = forgetful.left(WEB);

        assertThat(forgetful.left(API)).isEqualTo(before);
        assertThat(forgetful.failed(API, Duration.ZERO)).isGreaterThanOrEqualTo(before);
        forgetful.succeeded(API);
        forgetful.succeeded(WEB);
        assertThat(forgetful.left(WEB)).isGreaterThanOrEqualTo(before);
    }

    @Test
    void howeverManyFailNoneIsTriedSoonerForThat() {
        failOften(pace, WEB);
        Duration before = pace.left(WEB);

        for (int chart = 0; chart < 100_000; chart++) {
            pace.failed(Tried.attempt("ns-" + chart % 100, "chart-" + chart, "registry"), Duration.ZERO);
        }

        assertThat(pace.left(WEB)).isGreaterThanOrEqualTo(before);
    }

    @Test
    void whatHasNotFailedForLongIsForgotten() {
        failOften(forgetful, WEB);

        nanoTime.addAndGet(Duration.ofMinutes(11).toNanos());

        assertThat(forgetful.left(API)).isZero();
        assertThat(forgetful.failed(API, Duration.ZERO)).isLessThan(Duration.ofSeconds(1));
    }

    private static void failOften(TagPace pace, Attempt attempt) {
        for (int failure = 0; failure < 20; failure++) {
            pace.failed(attempt, Duration.ZERO);
        }
    }
}
