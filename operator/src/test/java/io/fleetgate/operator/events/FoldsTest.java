package io.fleetgate.operator.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.time.HandMovedNanos;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoldsTest {
    private static final Duration WINDOW = Duration.ofSeconds(3);
    private static final Duration NANO = Duration.ofNanos(1);

    private final HandMovedNanos time = new HandMovedNanos();
    private final Folds folds = new Folds(WINDOW, time);

    @Test
    void whatHappensToManyIsToldTogether() {
        folds.add(created("base", "berlin"));
        folds.add(created("base", "oslo"));

        time.pass(WINDOW);

        assertThat(folds.poll()).hasValue(new Folds.Folded(created("base", "oslo"), "berlin, oslo", 2));
        assertThat(folds.poll()).isEmpty();
    }

    @Test
    void nothingIsToldBeforeTheWindowIsOver() {
        folds.add(created("base", "berlin"));

        time.pass(WINDOW.minus(NANO));
        assertThat(folds.poll()).isEmpty();
        time.pass(NANO);
        assertThat(folds.poll()).isPresent();
    }

    @Test
    void whatComesLaterDoesNotKeepTheFirstWaiting() {
        folds.add(created("base", "berlin"));
        time.pass(WINDOW.minus(NANO));

        folds.add(created("base", "oslo"));
        time.pass(NANO);

        assertThat(folds.poll())
                .hasValueSatisfying(folded -> assertThat(folded.count()).isEqualTo(2));
    }

    @Test
    void whatComesAfterTheTellingWaitsForAWindowOfItsOwn() {
        folds.add(created("base", "berlin"));
        time.pass(WINDOW);
        folds.poll();

        folds.add(created("base", "oslo"));

        assertThat(folds.poll()).isEmpty();
        time.pass(WINDOW);
        assertThat(folds.poll()).hasValue(new Folds.Folded(created("base", "oslo"), "oslo", 1));
    }

    @Test
    void otherObjectsReasonsAndActionsAreToldOfApartTheOldestFirst() {
        Occurrence resolved = Occurrence.normal(profile("base"), "Resolved", "Create", "");
        Occurrence made = Occurrence.normal(profile("base"), "Created", "Make", "");
        folds.add(created("base", "berlin"));
        folds.add(created("more", "berlin"));
        folds.add(resolved);
        folds.add(made);

        time.pass(WINDOW);

        assertThat(folds.poll().map(Folds.Folded::last)).hasValue(created("base", "berlin"));
        assertThat(folds.poll().map(Folds.Folded::last)).hasValue(created("more", "berlin"));
        assertThat(folds.poll().map(Folds.Folded::last)).hasValue(resolved);
        assertThat(folds.poll().map(Folds.Folded::last)).hasValue(made);
    }

    @Test
    void whatHappensToTheSameTwiceIsCountedTwiceAndNamedOnce() {
        folds.add(created("base", "berlin"));
        folds.add(created("base", "berlin"));

        time.pass(WINDOW);

        assertThat(folds.poll()).hasValue(new Folds.Folded(created("base", "berlin"), "berlin", 2));
    }

    @Test
    void whatHappensToTheObjectItselfNamesNothingElse() {
        Occurrence refused = Occurrence.warning(profile("base"), Occurrence.REFUSED, "Create", "no");
        folds.add(refused);

        time.pass(WINDOW);

        assertThat(folds.poll()).hasValue(new Folds.Folded(refused, "", 1));
    }

    @ParameterizedTest(name = "of {0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "3    | 0, 1, 2",
                "4    | 0, 1, 2 and 1 more",
                "99   | 0, 1, 2 and 96 more",
                "100  | 0, 1, 2 and others",
                "5000 | 0, 1, 2 and others"
            })
    void ofManyTheFirstAreNamedAndNobodyIsSaidToBeFewer(int many, String said) {
        for (int target = 0; target < many; target++) {
            folds.add(created("base", "" + target));
        }

        time.pass(WINDOW);

        assertThat(folds.poll()).hasValueSatisfying(folded -> {
            assertThat(folded.subjects()).isEqualTo(said);
            assertThat(folded.count()).isEqualTo(many);
        });
    }

    @Test
    void thereIsRoomForAThousandSortsHoweverOftenEachHappens() {
        for (int profile = 0; profile < 1_000; profile++) {
            assertThat(folds.add(created("p" + profile, "berlin"))).isTrue();
        }

        assertThat(folds.add(created("one-more", "berlin"))).isFalse();
        assertThat(folds.add(created("p999", "oslo"))).isTrue();

        time.pass(WINDOW);
        folds.poll();
        assertThat(folds.add(created("one-more", "berlin"))).isTrue();
        assertThat(folds.add(created("two-more", "berlin"))).isFalse();
    }

    @Test
    void aClockThatWrapsAroundIsNoTrouble() {
        time.set(Long.MAX_VALUE);
        folds.add(created("base", "berlin"));

        assertThat(folds.poll()).isEmpty();
        time.pass(WINDOW);
        assertThat(folds.poll()).isPresent();
    }

    @Test
    void whoTakesWaitsForSomethingToTell() throws Exception {
        Folds atOnce = new Folds(Duration.ZERO, time);
        CompletableFuture<Folds.Folded> taken = new CompletableFuture<>();
        Thread taking = Thread.startVirtualThread(() -> {
            try {
                taken.complete(atOnce.take());
            } catch (InterruptedException e) {
                taken.completeExceptionally(e);
            }
        });

        atOnce.add(created("base", "berlin"));

        assertThat(taken.get(10, TimeUnit.SECONDS).subjects()).isEqualTo("berlin");
        taking.join();
    }

    private static Occurrence created(String profile, String target) {
        return new Occurrence(profile(profile), Occurrence.Type.NORMAL, "Created", "Create", "created ", target);
    }

    private static Regarding profile(String name) {
        return new Regarding(SolarKinds.PROFILE, new ObjectKey("fleet", name), "uid-of-" + name);
    }
}
