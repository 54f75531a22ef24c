package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.plan.Plan;
import io.fleetgate.report.PlanJson;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.store.Allowance;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Plans for random change sets to random fleets. */
class RandomPlansTest {
    private final RandomCases cases = new RandomCases(400);

    @Test
    void aPlanListsTheWritesThatTheModelSays() {
        cases.changes(
                (asked, policy) -> Plans.entries(Plans.of(asked, policy)),
                (asked, policy) -> PlanModel.of(asked.stored(), asked.edits(), policy));
    }

    @Test
    void theOrderOfObjectsAndDocumentsDecidesNothing() {
        cases.changes((asked, policy) -> bytes(shuffled(asked), policy), RandomPlansTest::bytes);
    }

    @Test
    void whatNobodyRefersToDecidesNothing() {
        cases.changes((asked, policy) -> bytes(amongOthers(asked, policy), policy), RandomPlansTest::bytes);
    }

    @Test
    void afterAPlanIsCarriedOutNothingIsLeftToDo() {
        cases.changes(
                (asked, policy) -> {
                    Plan plan = Plans.of(asked, policy);
                    List<ObjectNode> done = Plans.carriedOut(asked.stored(), plan);
                    return Plans.of(new Case(done, Plans.stillMeant(asked.edits(), plan, done)), policy)
                            .objects();
                },
                (asked, policy) -> List.of());
    }

    /** Starting from a settled fleet: what the operator has yet to do for another reason is in no plan. */
    @Test
    void afterAPlanIsCarriedOutTheFleetSettlesAsWithTheChangeSet() {
        cases.changes(
                (asked, policy) -> {
                    Case calm = calm(asked, policy);
                    return settled(Plans.carriedOut(calm.stored(), Plans.of(calm, policy)), policy);
                },
                (asked, policy) -> {
                    Case calm = calm(asked, policy);
                    return settled(OverlayModel.of(calm.stored(), calm.edits()), policy);
                });
    }

    @Test
    void aChangeSetThatChangesNothingHasAnEmptyPlan() {
        cases.fleets(
                (fleet, policy) -> Plans.of(
                                new Case(
                                        fleet.stored(),
                                        fleet.stored().stream()
                                                .<Edit>map(Edit.Apply::new)
                                                .toList()),
                                policy)
                        .objects(),
                (fleet, policy) -> List.of());
    }

    private static String bytes(Case asked, RolloutPolicy policy) {
        return new String(PlanJson.write(Plans.of(asked, policy), Allowance.UNLIMITED), StandardCharsets.UTF_8);
    }

    private static Case shuffled(Case asked) {
        List<ObjectNode> stored = new ArrayList<>(asked.stored());
        List<Edit> edits = new ArrayList<>(asked.edits());
        Collections.shuffle(stored, new Random(1));
        Collections.shuffle(edits, new Random(2));
        return new Case(stored, edits);
    }

    private static Case calm(Case asked, RolloutPolicy policy) {
        return new Case(List.copyOf(Settlements.of(asked.stored(), policy).values()), asked.edits());
    }

    private static Case amongOthers(Case asked, RolloutPolicy policy) {
        List<ObjectNode> stored =
                new ArrayList<>(Unrelated.objects(asked.stored().size(), policy));
        stored.addAll(asked.stored());
        return new Case(stored, asked.edits());
    }

    /** Without generations: an update of what a plan takes to be there already has none. */
    private static Map<String, JsonNode> settled(List<ObjectNode> stored, RolloutPolicy policy) {
        Map<String, JsonNode> settled = Settlements.canonical(Settlements.of(stored, policy));
        settled.values().forEach(object -> {
            ((ObjectNode) object.path("metadata")).remove("generation");
            Json.at(object, "/status/conditions")
                    .forEach(condition -> ((ObjectNode) condition).remove("observedGeneration"));
        });
        return settled;
    }
}
