package io.fleetgate.admission;

import static io.fleetgate.admission.Verdicts.created;
import static io.fleetgate.admission.Verdicts.errors;
import static io.fleetgate.admission.Verdicts.updated;
import static io.fleetgate.admission.Verdicts.warnings;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.policy.Mode;
import io.fleetgate.policy.Rule;
import io.fleetgate.policy.RuleModes;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.store.Change;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModesTest {
    private static final String INVALID = "{matchExpressions: [{key: e, operator: Bogus}]}";

    @ParameterizedTest(name = "{0} {1} of a {2}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            valid-selector     | enforce | Profile | releaseRef: {name: r}, targetSelector: {matchLabels: {e: '-'}} | Invalid spec.targetSelector.matchLabels['e'] | -
            valid-selector     | warn    | Profile | releaseRef: {name: r}, targetSelector: {matchLabels: {e: '-'}} | - | Invalid spec.targetSelector.matchLabels['e']
            valid-selector     | off     | Profile | releaseRef: {name: r}, targetSelector: {matchLabels: {e: '-'}} | - | -
            unique-name-format | enforce | Release | componentVersionRef: {name: cv}, uniqueName: a.b               | Invalid spec.uniqueName                        | -
            unique-name-format | warn    | Release | componentVersionRef: {name: cv}, uniqueName: a.b               | - | Invalid spec.uniqueName
            unique-name-format | off     | Release | componentVersionRef: {name: cv}, uniqueName: a.b               | - | -
            missing-reference  | enforce | Target  | renderRegistryRef: {name: absent}                              | NotFound spec.renderRegistryRef                | -
            missing-reference  | warn    | Target  | renderRegistryRef: {name: absent}                              | - | NotFound spec.renderRegistryRef
            missing-reference  | off     | Target  | renderRegistryRef: {name: absent}                              | - | -
            missing-grant      | enforce | Target  | renderRegistryRef: {name: reg, namespace: other}               | NotGranted spec.renderRegistryRef              | -
            missing-grant      | off     | Target  | renderRegistryRef: {name: reg, namespace: other}               | - | -
            unknown-fields     | enforce | Target  | rendrRegistryRef: {name: reg}                                  | UnknownField spec.rendrRegistryRef             | -
            unknown-fields     | off     | Target  | rendrRegistryRef: {name: reg}                                  | - | -
            selects-everything | enforce | Profile | releaseRef: {name: r}, targetSelector: {}                      | SelectsEverything spec.targetSelector          | -
            selects-everything | off     | Profile | releaseRef: {name: r}, targetSelector: {}                      | - | -
            no-effect          | enforce | Profile | targetSelector: {matchLabels: {e: x}}                          | NoEffect spec.releaseRef.name                  | -
            no-effect          | off     | Profile | targetSelector: {matchLabels: {e: x}}                          | - | -
            """)
    void theModeOfARuleSaysWhatBecomesOfWhatItFinds(
            String rule, String mode, String kind, String spec, String denied, String warned) {
        Snapshot fleet = Fleet.of(release("ns/r", "") + object("ComponentVersion", "ns/cv", "", ""));

        Verdict verdict = judge(fleet, of(rule, mode), created(object(kind, "ns/x", "", spec)));

        assertThat(errors(verdict)).isEqualTo(denied == null ? "" : denied);
        assertThat(warnings(verdict)).isEqualTo(warned == null ? "" : warned);
    }

    @Test
    void aRuleMayHaveAnotherModeInANamespace() {
        RulePolicy policy = RulePolicy.DEFAULT.with(
                Rule.VALID_SELECTOR, new RuleModes(Mode.WARN, Map.of("strict", Mode.ENFORCE, "free", Mode.OFF)));

        assertThat(errors(judge(policy, created(profile("strict/p", "r", INVALID)))))
                .isEqualTo("Invalid spec.targetSelector.matchExpressions[0].operator");
        assertThat(warnings(judge(policy, created(profile("other/p", "r", INVALID)))))
                .contains("Invalid spec.targetSelector.matchExpressions[0].operator");
        assertThat(warnings(judge(policy, created(profile("free/p", "r", INVALID)))))
                .doesNotContain("Invalid");
    }

    @Test
    void adviceThatIsEnforcedDoesNotDenyWhatAnUpdateLeavesAsItWas() {
        RulePolicy policy = RulePolicy.DEFAULT.with(Rule.MISSING_REFERENCE, Mode.ENFORCE);
        String before = release("ns/r", "priority: 1");

        Verdict left = judge(policy, updated(before, release("ns/r", "priority: 2")));
        Verdict moved =
                judge(policy, updated(before, object("Release", "ns/r", "", "componentVersionRef: {name: other}")));

        assertThat(errors(left)).isEmpty();
        assertThat(warnings(left)).isEqualTo("NotFound spec.componentVersionRef");
        assertThat(errors(moved)).isEqualTo("NotFound spec.componentVersionRef");
    }

    @Test
    void aFieldThatWasUnknownBeforeDoesNotDenyWhereUnknownFieldsAreEnforced() {
        RulePolicy policy = RulePolicy.DEFAULT.with(Rule.UNKNOWN_FIELDS, Mode.ENFORCE);
        String before = object("Target", "ns/t", "", "colour: red");

        assertThat(errors(judge(policy, updated(before, object("Target", "ns/t", "labels: {a: b}", "colour: red")))))
                .isEmpty();
        assertThat(errors(judge(policy, updated(before, object("Target", "ns/t", "", "colour: blue")))))
                .isEqualTo("UnknownField spec.colour");
    }

    @Test
    void anEnforcedRuleThatNeedsAnUnknownFleetCouldNotDecide() {
        RulePolicy policy = RulePolicy.DEFAULT.with(Rule.MISSING_REFERENCE, Mode.ENFORCE);

        assertThatThrownBy(() -> judge(unsynced(), policy, created(release("ns/r", ""))))
                .isInstanceOf(UndecidableException.class);
    }

    @Test
    void anErrorDeniesEvenWhereAnEnforcedRuleCouldNotDecide() {
        RulePolicy policy = RulePolicy.DEFAULT.with(Rule.MISSING_REFERENCE, Mode.ENFORCE);

        Verdict verdict = judge(unsynced(), policy, created(release("ns/r", "uniqueName: a.b")));

        assertThat(errors(verdict)).isEqualTo("Invalid spec.uniqueName");
        assertThat(warnings(verdict)).isEqualTo("NotComputed ");
    }

    @Test
    void anUpdateThatLeavesTheSpecAloneIsDecidedInAnUnknownFleet() {
        RulePolicy policy = RulePolicy.DEFAULT.with(Rule.MISSING_REFERENCE, Mode.ENFORCE);
        String before = object("Release", "ns/r", "finalizers: [a/b]", "componentVersionRef: {name: cv}");
        String after = object("Release", "ns/r", "", "componentVersionRef: {name: cv}");

        assertThat(warnings(judge(unsynced(), policy, updated(before, after)))).isEqualTo("NotComputed ");
    }

    @Test
    void aRuleThatIsOffNeedsNoFleet() {
        RulePolicy policy =
                RulePolicy.DEFAULT.with(Rule.MISSING_REFERENCE, Mode.OFF).with(Rule.MISSING_GRANT, Mode.OFF);

        assertThat(warnings(judge(unsynced(), policy, created(release("ns/r", "")))))
                .isEmpty();
    }

    @Test
    void whatHoldsADeletedObjectIsSaidUnlessTheRuleIsOff() {
        Snapshot fleet = Fleet.of(release("ns/r", "") + profile("ns/p", "r", "{}"));
        Change delete = new Change.Delete(
                fleet.find(SolarKinds.RELEASE, Fleet.key("ns/r")).orElseThrow());

        assertThat(warnings(judge(fleet, RulePolicy.DEFAULT, delete))).isEqualTo("StaysTerminating ");
        assertThat(warnings(judge(fleet, of("stays-terminating", "off"), delete)))
                .isEmpty();
    }

    private static RulePolicy of(String rule, String mode) {
        return RulePolicy.DEFAULT.with(
                Rule.find(rule).orElseThrow(), Mode.find(mode).orElseThrow());
    }

    private static Snapshot unsynced() {
        return Fleet.empty().with(SolarKinds.COMPONENT_VERSION, Completeness.NOT_SYNCED);
    }

    private static Verdict judge(RulePolicy policy, Change change) {
        return judge(Fleet.empty(), policy, change);
    }

    private static Verdict judge(Snapshot fleet, RulePolicy policy, Change change) {
        return new AdmissionRules(policy).judge(fleet, change);
    }
}
