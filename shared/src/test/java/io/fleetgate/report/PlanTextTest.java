package io.fleetgate.report;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.Proposal;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.store.Allowance;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How a plan reads. */
class PlanTextTest {
    private static final String FLEET = version("ns/cv", "k") + release("ns/r", "uniqueName: k") + target("ns/t", "");

    @Test
    void aTargetThatLosesSaysWhichBindingIsGone() {
        List<String> text = text(
                FLEET + binding("ns/b", "{name: t}", "r"), List.of(Fleet.delete(SolarKinds.RELEASE_BINDING, "ns/b")));

        assertThat(text.getFirst()).isEqualTo("changed: 0 targets gain, 0 switch, 1 loses");
        assertThat(text).contains("ns/t    lose    k            ns/r    -      binding ns/b is gone");
    }

    @Test
    void aTargetThatLosesToAnotherRuleSaysThatRule() {
        String repelling =
                release("ns/r", "uniqueName: k, antiAffinity: {matchExpressions: [{key: a, operator: Bogus}]}");

        assertThat(text(FLEET + binding("ns/b", "{name: t}", "r"), Fleet.apply(repelling)))
                .anyMatch(line -> line.startsWith("ns/t    lose") && line.contains("its anti-affinity is invalid"));
    }

    @Test
    void everyRowOfAThousandTargetsBeginsItsColumnsAtTheSamePlaces() {
        String targets =
                IntStream.range(0, 1_000).mapToObj(i -> target("ns/t" + i, "")).collect(Collectors.joining());

        List<String> rows = text(FLEET + targets, Fleet.apply(profile("ns/p", "r", "{}"))).stream()
                .filter(line -> line.startsWith("ns/t"))
                .toList();

        assertThat(rows)
                .hasSize(1_001)
                .allMatch(row -> row.indexOf("gain") == rows.getFirst().indexOf("gain"));
        assertThat(rows).allMatch(row -> row.length() < 100);
    }

    @Test
    void aNameThatIsFarTooLongMovesNoOtherRow() {
        String longName = "t" + "x".repeat(200);
        String targets = target("ns/" + longName, "");

        List<String> text = text(FLEET + targets, Fleet.apply(profile("ns/p", "r", "{}")));

        assertThat(text).contains("ns/t    gain    k            -       ns/r   the only candidate for unique name k");
    }

    @Test
    void whatIsUnchangedIsOneRowForWhoeverAsksForAllTargets() {
        String text = new String(
                PlanText.write(
                        planner()
                                .plan(
                                        Fleet.of(FLEET + binding("ns/b", "{name: t}", "r")),
                                        Fleet.apply(object("Component", "ns/c", "", "")),
                                        TargetScope.ALL),
                        Allowance.UNLIMITED),
                StandardCharsets.UTF_8);

        assertThat(text).contains("ns/t    unchanged  1 name       -       -      -");
    }

    private static List<String> text(String fleet, List<Proposal> proposals) {
        return new String(
                        PlanText.write(
                                planner().plan(Fleet.of(fleet), proposals, TargetScope.CHANGED), Allowance.UNLIMITED),
                        StandardCharsets.UTF_8)
                .lines()
                .toList();
    }

    private static Planner planner() {
        return new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);
    }
}
