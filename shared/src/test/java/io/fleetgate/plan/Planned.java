package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.List;

/** Plans over small fleets, and what is in them a line each. */
final class Planned {
    static final String TWO_VERSIONS = version("ns/cv", "kyverno")
            + release("ns/v1", "uniqueName: kyverno, priority: 1")
            + release("ns/v2", "uniqueName: kyverno, priority: 2")
            + profile("ns/p1", "v1", "{}")
            + target("ns/a", "ring: new")
            + target("ns/b", "ring: old");

    static final Planner PLANNER = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);

    private Planned() {}

    static List<String> changes(Plan plan) {
        return plan.targets().stream()
                .map(target -> target.target() + " " + target.change())
                .toList();
    }

    static List<String> writes(Plan plan) {
        return plan.objects().stream()
                .map(object -> object.action() + " " + object.id() + " by " + object.origin())
                .toList();
    }

    static List<String> problems(Plan plan) {
        return plan.problems().stream()
                .map(found -> found.problem().severity() + " " + found.problem().reason() + " " + found.object())
                .toList();
    }
}
