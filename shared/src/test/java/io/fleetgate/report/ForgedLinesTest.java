package io.fleetgate.report;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.explain.Arrival;
import io.fleetgate.explain.TargetExplanation;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.Proposal;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Snapshot;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Objects whose texts hold line breaks and commands to terminals: no line of an answer is theirs. */
class ForgedLinesTest {
    /** In YAML: a line of its own by every way there is to begin one, and commands that clear the screen. */
    private static final String EVIL = "\"x\\nforged 1\\rforged 2\\Nforged 3\\Lforged 4\\e[2J\\x9b2J\"";

    private static final String FLEET = version("ns/cv", EVIL)
            + release("r", "uniqueName: " + EVIL)
            + release("low", "uniqueName: " + EVIL + ", priority: -1")
            + release("tie", "uniqueName: " + EVIL)
            + release(
                    "odd",
                    "uniqueName: odd, antiAffinity: {matchExpressions: [{key: " + EVIL + ", operator: " + EVIL + "}]}")
            + object("Release", "ns/lost", "", "componentVersionRef: {name: " + EVIL + "}")
            + target("ns/t", "")
            + binding("ns/low", "{name: t}", "low")
            + binding("ns/odd", "{name: t}", "odd")
            + binding("ns/lost", "{name: t}", "lost")
            + binding("ns/gone", "{name: t}", EVIL)
            + binding("ns/tie", "{name: t}", "tie");
    private static final String BOUND =
            FLEET + profile("ns/p", "r", "{}") + ownedBinding("ns/p-t-0a1b2", "p", "{name: t}", "r");

    @Test
    void noneIsInAPlanOfWhatIsStored() {
        Plan plan = plan(Fleet.of(FLEET), Fleet.apply(profile("ns/p", "r", "{}")));

        assertThat(text(PlanText.write(plan, Allowance.UNLIMITED)))
                .contains("<U+000A>")
                .satisfies(ForgedLinesTest::isUnforged);
    }

    @Test
    void noneIsInAPlanOfALoss() {
        Plan plan = plan(Fleet.of(FLEET), List.of(Fleet.delete(SolarKinds.RELEASE_BINDING, "ns/tie")));

        assertThat(text(PlanText.write(plan, Allowance.UNLIMITED)))
                .contains("<U+000A>")
                .satisfies(ForgedLinesTest::isUnforged);
    }

    @Test
    void noneIsInADeniedPlanOfDocuments() {
        String documents = profile("ns/q", EVIL, "{matchLabels: {" + EVIL + ": " + EVIL + "}}")
                + release("new", "uniqueName: " + EVIL + ", " + EVIL + ": 1, values: {" + EVIL + ": " + EVIL + "}")
                + object("Target", "ns/t", "labels: {" + EVIL + ": " + EVIL + "}", "")
                + "---\napiVersion: " + EVIL + "\nkind: " + EVIL + "\nmetadata: {name: " + EVIL + "}\n";

        Plan plan = plan(Fleet.of(FLEET), Fleet.apply(documents));

        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.DENIED);
        assertThat(text(PlanText.write(plan, Allowance.UNLIMITED)))
                .contains("<U+000A>")
                .satisfies(ForgedLinesTest::isUnforged);
    }

    @Test
    void noneIsInAnExplanation() {
        TargetExplanation explanation = TargetExplanation.of(fleet(BOUND), Fleet.key("ns/t"), 20);

        assertThat(text(ExplanationText.write(explanation)))
                .contains("<U+000A>")
                .satisfies(ForgedLinesTest::isUnforged);
    }

    @Test
    void noneIsInAnArrival() {
        SettledFleet fleet = fleet(BOUND);
        Snapshot snapshot = fleet.snapshot();

        Arrival ofProfile = Arrival.ofProfile(
                fleet, snapshot.find(SolarKinds.PROFILE, Fleet.key("ns/p")).orElseThrow());
        Arrival ofRelease = Arrival.ofRelease(
                fleet, snapshot.find(SolarKinds.RELEASE, Fleet.key("ns/low")).orElseThrow());

        assertThat(text(ArrivalText.write(ofProfile, 20))).satisfies(ForgedLinesTest::isUnforged);
        assertThat(text(ArrivalText.write(ofRelease, 20))).contains("<U+000A>").satisfies(ForgedLinesTest::isUnforged);
    }

    @Test
    void jsonHoldsAUniqueNameAsItIs() throws Exception {
        TargetExplanation explanation = TargetExplanation.of(fleet(FLEET), Fleet.key("ns/t"), 20);

        JsonNode json = new ObjectMapper().readTree(ExplanationJson.write(explanation));

        assertThat(json.findValuesAsText("uniqueName")).anyMatch(name -> name.startsWith("x\nforged 1\rforged 2"));
    }

    private static void isUnforged(String text) {
        assertThat(text.split("\\R")).noneMatch(line -> line.startsWith("forged"));
        assertThat(text.replace("\n", "").codePoints().filter(Character::isISOControl))
                .isEmpty();
    }

    private static String release(String name, String body) {
        return object("Release", "ns/" + name, "", "componentVersionRef: {name: cv}, " + body);
    }

    private static Plan plan(Snapshot fleet, List<Proposal> proposals) {
        return new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT)
                .plan(fleet, proposals, TargetScope.CHANGED);
    }

    private static SettledFleet fleet(String yaml) {
        return new SettledFleet(Fleet.of(yaml), RolloutPolicy.DEFAULT);
    }

    private static String text(byte[] utf8) {
        return new String(utf8, StandardCharsets.UTF_8);
    }
}
