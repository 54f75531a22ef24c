package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.plan.TargetPlan;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.TargetResolution;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Who wins on the targets of random fleets, stored or only aimed at. */
class RandomTargetsTest {
    private static final List<String> TARGETS = List.of("a/t", "a/u", "a-b/t", "a-b/u");

    private final RandomCases cases = new RandomCases(500);

    @Test
    void everyTargetResolvesAsTheModelSays() {
        cases.fleets(RandomTargetsTest::resolved, (fleet, policy) -> model(fleet.stored(), policy));
    }

    @Test
    void aPlanListsExactlyTheTargetsThatChange() {
        cases.changes(RandomTargetsTest::listed, (asked, policy) -> {
            Map<String, String> was = model(asked.stored(), policy);
            Map<String, String> changed = model(OverlayModel.of(asked.stored(), asked.edits()), policy);
            changed.entrySet().removeIf(target -> target.getValue().equals(was.get(target.getKey())));
            return changed;
        });
    }

    /** Those of which the plan says something that the model knows; it has no sentences. */
    private static Map<String, String> listed(Case asked, RolloutPolicy policy) {
        Map<String, String> listed = new TreeMap<>();
        for (TargetPlan target : Plans.of(asked, policy).targets()) {
            if (!text(target.before()).equals(text(target.after()))) {
                listed.put(target.target().toString(), text(target.after()));
            }
        }
        return listed;
    }

    private static Map<String, String> resolved(Case fleet, RolloutPolicy policy) {
        SettledFleet settled = new SettledFleet(Settlements.snapshot(fleet.stored()), policy);
        Map<String, String> results = new TreeMap<>();
        TARGETS.forEach(target ->
                results.put(target, text(settled.target(Fleet.key(target)).resolution())));
        return results;
    }

    private static Map<String, String> model(List<ObjectNode> objects, RolloutPolicy policy) {
        FleetModel fleet = new FleetModel(objects);
        Map<String, String> results = new TreeMap<>();
        for (String target : TARGETS) {
            TargetModel model = new TargetModel(fleet, target, policy.fallback());
            results.put(target, model.accepted() + " but " + model.rejected());
        }
        return results;
    }

    private static String text(TargetResolution resolution) {
        List<String> accepted = resolution.accepted().stream()
                .map(won -> won.uniqueName() + " " + won.release() + " " + won.binding() + " " + won.priority())
                .toList();
        List<String> rejected = resolution.rejected().stream()
                .map(lost -> lost.binding() + " " + lost.release() + " "
                        + lost.reason().wireName()
                        + lost.by().map(by -> " " + by).orElse(""))
                .sorted()
                .toList();
        return accepted + " but " + rejected;
    }
}
