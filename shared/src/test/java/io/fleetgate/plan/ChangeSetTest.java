package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.registry;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.renderingTarget;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.report.PlanJson;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Snapshot;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Sets of many objects, with deletes among them: one final state, in whatever order it is told. */
class ChangeSetTest {
    private static final String FLEET = version("apps/cv", "kyverno")
            + release("apps/old", "priority: 1")
            + profile("apps/p", "old", "{matchLabels: {env: prod}}")
            + renderingTarget("sites/a", "env: prod")
            + registry("sites/deploy", "")
            + target("sites/b", "env: test")
            + grant("sites/profiles", "Profile", "apps", "Target")
            + grant("sites/bindings", "ReleaseBinding", "apps", "Target");
    private static final String CHANGE = "apiVersion: v1\nkind: Namespace\nmetadata: {name: more}\n"
            + release("apps/new", "priority: 2")
            + profile("apps/p", "new", "{matchLabels: {env: prod}}")
            + target("more/c", "env: prod")
            + target("sites/b", "env: prod")
            + grant("more/profiles", "Profile", "apps", "Target")
            + grant("more/bindings", "ReleaseBinding", "apps", "Target")
            + binding("more/by-hand", "{name: c}", "gone")
            + object("RegistryBinding", "sites/source", "", "targetRef: {name: a}, registryRef: {name: deploy}");

    private final Planner planner = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);
    private final Snapshot fleet = Fleet.of(FLEET);

    @Test
    void createsUpdatesAndDeletesAreOneFinalState() {
        Plan plan = planner.plan(fleet, proposals(), TargetScope.CHANGED);

        assertThat(plan.targets())
                .extracting(target -> target.target() + " " + target.change())
                .containsExactly("more/c GAIN", "sites/a SWITCH", "sites/b GAIN");
        assertThat(plan.problems())
                .as("the old release goes, for its Profile names another one in the same set")
                .noneMatch(found -> found.object().toString().equals("Release apps/old"));
        assertThat(plan.problems())
                .as("what is granted in the same set is granted")
                .noneMatch(found -> found.problem().reason().wireName().equals("NotGranted"));
    }

    @Test
    void theOrderHasNoMeaningWithDeletesAmongThem() {
        List<Proposal> proposals = proposals();
        String expected = bytes(proposals);
        Random random = new Random(57);

        for (int round = 0; round < 20; round++) {
            Collections.shuffle(proposals, random);

            assertThat(bytes(proposals)).isEqualTo(expected);
        }
    }

    @Test
    void whatASetDeletesIsNotThereForTheRestOfIt() {
        Plan plan = planner.plan(
                fleet,
                List.of(
                        Fleet.apply(profile("apps/q", "old", "{matchLabels: {env: test}}"))
                                .getFirst(),
                        Fleet.delete(SolarKinds.REFERENCE_GRANT, "sites/profiles")),
                TargetScope.CHANGED);

        assertThat(plan.targets())
                .extracting(target -> target.target() + " " + target.change())
                .containsExactly("sites/a LOSE");
    }

    private static List<Proposal> proposals() {
        List<Proposal> proposals = new ArrayList<>(Fleet.apply(CHANGE));
        proposals.add(Fleet.delete(SolarKinds.RELEASE, "apps/old"));
        return proposals;
    }

    private String bytes(List<Proposal> proposals) {
        return new String(
                PlanJson.write(planner.plan(fleet, proposals, TargetScope.ALL), Allowance.UNLIMITED),
                StandardCharsets.UTF_8);
    }
}
