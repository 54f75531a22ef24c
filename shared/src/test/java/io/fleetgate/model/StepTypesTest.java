package io.fleetgate.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.Kind;
import io.fleetgate.reconcile.Step;
import io.fleetgate.reconcile.StepType;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** That the steps of which the operator's role knows are those that there are: no more, and no fewer. */
class StepTypesTest {
    private final RandomCases cases = new RandomCases(80);

    @Test
    void everyStepThatIsPossibleIsTakenInSomeFleetAndNoOther() {
        Set<String> taken = new TreeSet<>();

        cases.fleets(
                (fleet, policy) -> {
                    var settled = SimulatedOperator.settle(fleet.stored(), policy, step -> taken.add(name(step)));
                    settled.forEach(StepTypesTest::unpin);
                    return SimulatedOperator.settle(settled, policy, step -> taken.add(name(step)))
                            .isEmpty();
                },
                (fleet, policy) -> fleet.stored().isEmpty());

        assertThat(taken)
                .isEqualTo(Arrays.stream(StepType.values())
                        .flatMap(type -> type.kinds().stream().map(kind -> name(type, kind)))
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    /** Somebody takes off a chart's binding what says which registry it is in. */
    private static void unpin(ObjectNode object) {
        if (object.path("kind").asText().equals("RenderBinding")) {
            object.withObject("spec").remove("registryRef");
        }
    }

    private static String name(Step step) {
        return switch (step) {
            case Step.Write write -> name(StepType.of(write), write.id().kind());
            case Step.OfTag tag -> name(tag.whenDone());
        };
    }

    private static String name(StepType type, Kind<?> kind) {
        return type + " " + kind.name();
    }
}
