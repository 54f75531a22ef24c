package io.fleetgate.explain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.model.RandomFleet;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.selector.Selector;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** On random fleets: what is said to be enough is enough, and where nothing single is named, nothing single is. */
class RandomProspectsTest {
    private static final int ROUNDS = 150;
    private static final KindCatalog CATALOG = new KindCatalog(SolarKinds.ALL);
    private static final List<ObjectKey> TARGETS =
            Stream.of("a/t", "a/u", "a-b/t", "a-b/u").map(Fleet::key).toList();

    private static final List<Case> CASES = IntStream.range(0, ROUNDS)
            .boxed()
            .flatMap(seed -> Stream.concat(cases(seed, ContestedTarget.of(seed)), cases(seed, random(seed))))
            .toList();

    /** A loser of a random fleet. */
    private record Case(long seed, SettledFleet fleet, ObjectKey target, Rejection rejection, Prospect prospect) {
        Snapshot snapshot() {
            return fleet.snapshot();
        }

        boolean winsIn(Snapshot changed) {
            return new SettledFleet(changed, fleet.policy())
                    .target(target).resolution().accepted().stream()
                            .anyMatch(candidate -> candidate.binding().equals(rejection.binding()));
        }

        boolean winsAfter(Consumer<ObjectNode> edit, ObjectKey release) {
            return winsIn(Patched.edited(snapshot(), SolarKinds.RELEASE, release, edit));
        }

        TargetResolution resolution() {
            return fleet.target(target).resolution();
        }

        boolean isSettledByOneStep() {
            return prospect.remedies().stream()
                    .anyMatch(remedy -> remedy.steps().size() == 1);
        }

        boolean runsAlready() {
            return resolution().accepted().stream()
                    .anyMatch(candidate -> candidate.release().equals(rejection.release()));
        }

        Optional<Candidate> opponent() {
            return rejection
                    .by()
                    .flatMap(by -> resolution().candidates().stream()
                            .filter(candidate -> candidate.binding().equals(by))
                            .findFirst());
        }

        @Override
        public String toString() {
            return "seed " + seed + ", " + target + ": " + rejection.binding() + " " + rejection.rule() + " -> "
                    + prospect;
        }
    }

    @Test
    void whoeverDoesWhatIsSaidMakesTheBindingWin() {
        Map<String, Integer> said = new HashMap<>();
        CASES.forEach(found -> found.prospect().remedies().forEach(remedy -> {
            said.merge(found.rejection().reason() + "/" + remedy.steps().size(), 1, Integer::sum);
            assertThat(found.winsIn(Patched.with(found.snapshot(), remedy)))
                    .as("%s: %s", found, remedy)
                    .isTrue();
        }));

        assertThat(said)
                .containsKeys(
                        "LOWER_PRIORITY/1",
                        "LOWER_PRIORITY/2",
                        "TIE_BROKEN_BY_NAME/1",
                        "ANTI_AFFINITY/1",
                        "INVALID_ANTI_AFFINITY/1",
                        "TARGET_NOT_GRANTED/1",
                        "TARGET_NOT_GRANTED/2",
                        "COMPONENT_VERSION_NOT_GRANTED/1",
                        "COMPONENT_VERSION_NOT_FOUND/1",
                        "NO_UNIQUE_NAME/1");
    }

    @Test
    void noLowerPriorityIsEnoughThanTheOneThatIsNamed() {
        CASES.forEach(found -> found.prospect().remedies().stream()
                .filter(remedy -> remedy.steps().size() == 1)
                .map(remedy -> remedy.steps().getFirst())
                .filter(step -> step.key().equals(found.rejection().release()))
                .filter(step -> step.document().at("/spec/priority").isNumber())
                .forEach(step -> {
                    int named = step.document().at("/spec/priority").asInt();
                    int stored = found.rejection().candidate().orElseThrow().priority();
                    assertThat(Stream.of(named - 1, named - 2, stored, 0, 1, 2, 3, 7, 8)
                                    .filter(priority -> stored <= priority && priority < named)
                                    .filter(priority -> found.winsAfter(priority(priority), step.key())))
                            .as("%s", found)
                            .isEmpty();
                }));
    }

    @Test
    void whereNoSingleChangeIsNamedNoneOfTheConsideredOnesIsEnough() {
        List<String> overlooked = new ArrayList<>();
        CASES.stream()
                .filter(found -> !found.isSettledByOneStep() && !found.runsAlready())
                .filter(found -> found.rejection().candidate().isPresent())
                .forEach(found -> {
                    ObjectKey release = found.rejection().release();
                    for (int priority : List.of(1, 2, 3, Integer.MAX_VALUE)) {
                        if (priority
                                        > found.rejection()
                                                .candidate()
                                                .orElseThrow()
                                                .priority()
                                && found.winsAfter(priority(priority), release)) {
                            overlooked.add(priority + " for " + found);
                        }
                    }
                    if (found.winsAfter(RandomProspectsTest::removeAntiAffinity, release)) {
                        overlooked.add("own rule of " + found);
                    }
                    found.opponent().ifPresent(winner -> {
                        if (isMadeByHand(found.snapshot(), winner.binding())
                                && found.winsIn(
                                        found.snapshot().without(SolarKinds.RELEASE_BINDING, winner.binding()))) {
                            overlooked.add("deletion of the winner for " + found);
                        }
                        if (found.winsAfter(RandomProspectsTest::removeAntiAffinity, winner.release())) {
                            overlooked.add("rule of the winner for " + found);
                        }
                        overlookedLabels(found, winner, overlooked);
                    });
                });

        assertThat(overlooked).isEmpty();
    }

    @Test
    void aNoteThatNoPriorityIsEnoughIsTrue() {
        List<Case> notes = CASES.stream()
                .filter(found -> found.prospect().note().startsWith("no priority is enough"))
                .toList();

        assertThat(notes)
                .hasSizeGreaterThan(20)
                .noneMatch(found -> Stream.of(-1, 0, 1, 2, 3, Integer.MAX_VALUE)
                        .anyMatch(priority -> found.winsAfter(
                                priority(priority), found.rejection().release())));
    }

    private static void overlookedLabels(Case found, Candidate winner, List<String> overlooked) {
        Candidate loser = found.rejection().candidate().orElseThrow();
        for (Candidate labelled : List.of(loser, winner)) {
            Candidate other = labelled.equals(loser) ? winner : loser;
            boolean ruleOfTheOtherIsMet = other.antiAffinity() instanceof Selector rule
                    && rule.matches(labelled.labels())
                    && !rule.matches(Map.of());
            if (ruleOfTheOtherIsMet
                    && found.winsAfter(object -> object.withObject("/metadata").remove("labels"), labelled.release())) {
                overlooked.add("label of " + labelled.release() + " for " + found);
            }
        }
    }

    private static boolean isMadeByHand(Snapshot snapshot, ObjectKey binding) {
        return snapshot.find(SolarKinds.RELEASE_BINDING, binding)
                .filter(stored -> !stored.document().at("/metadata").has("ownerReferences"))
                .filter(stored -> !stored.document().at("/metadata").has("finalizers"))
                .isPresent();
    }

    private static Consumer<ObjectNode> priority(int priority) {
        return object -> object.withObject("/spec").put("priority", priority);
    }

    private static void removeAntiAffinity(ObjectNode release) {
        release.withObject("/spec").remove("antiAffinity");
    }

    private static Snapshot random(int seed) {
        Snapshot snapshot = Fleet.empty();
        for (ObjectNode object : new RandomFleet(seed).objects(8 + seed % 12)) {
            snapshot = snapshot.with(CATALOG.read(object));
        }
        return snapshot;
    }

    private static Stream<Case> cases(int seed, Snapshot snapshot) {
        SettledFleet fleet = new SettledFleet(
                snapshot,
                new RolloutPolicy(
                        seed % 2 == 0 ? Fallback.NONE : Fallback.RUNNER_UP, RolloutPolicy.DEFAULT.unmatchedHosts()));
        return TARGETS.stream().flatMap(target -> {
            Prospects prospects = new Prospects(fleet, target);
            return fleet.target(target).resolution().rejected().stream()
                    .map(rejection -> new Case(seed, fleet, target, rejection, prospects.of(rejection)));
        });
    }
}
