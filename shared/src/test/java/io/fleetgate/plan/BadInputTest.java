package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people write by mistake or by excess, and what a plan says to it. */
class BadInputTest {
    private static final String BOUND =
            version("ns/cv", "kyverno") + target("ns/a", "") + binding("ns/b", "{name: a}", "r");

    private final Planner planner = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            a selector with an operator that is none | {matchExpressions: [{key: e, operator: Like, values: [x]}]} | ERROR Invalid spec.targetSelector.matchExpressions[0].operator
            a list operator without values        | {matchExpressions: [{key: e, operator: NotIn, values: []}]} | ERROR Invalid spec.targetSelector.matchExpressions[0].values
            a value that is no label value        | {matchLabels: {e: 'a b'}}   | ERROR Invalid spec.targetSelector.matchLabels['e']
            a value that YAML reads as a boolean  | {matchLabels: {e: yes}}     | ERROR InvalidType spec.targetSelector, ERROR InvalidType spec.targetSelector.matchLabels.e
            a value that YAML reads as a number   | {matchLabels: {e: 1.10}}    | ERROR InvalidType spec.targetSelector, ERROR InvalidType spec.targetSelector.matchLabels.e
            a key that YAML reads as a boolean    | {matchLabels: {no: x}}      | WARNING InvalidType spec.targetSelector.matchLabels.false
            a selector that is a list             | []                          | ERROR InvalidType spec.targetSelector, ERROR InvalidType spec.targetSelector
            a selector for everything             | {}                          | WARNING SelectsEverything spec.targetSelector
            """)
    void aProfileIsToldOf(String what, String selector, String problems) {
        Plan plan = InputPlans.plan(BOUND + release("ns/r", ""), profile("ns/p", "r", selector));

        assertThat(InputPlans.problems(plan)).as(what).isEqualTo(problems);
    }

    @Test
    void aSelectorForEverythingSaysHowManyTargetsThatIs() {
        Plan plan = InputPlans.plan(
                target("ns/a", "") + target("ns/b", "") + release("ns/r", ""), profile("ns/p", "r", "{}"));

        assertThat(plan.problems().getFirst().problem().message()).contains("every target in reach, 2 now");
    }

    @ParameterizedTest(name = "labels {0}")
    @CsvSource(delimiter = '|', textBlock = """
            {env: yes}                        | ERROR InvalidType metadata.labels.env
            {env: 1.10, day: 2024-01-01}      | ERROR InvalidType metadata.labels.env
            {env: 007}                        | ERROR InvalidType metadata.labels.env
            {env: [a]}                        | ERROR InvalidType metadata.labels.env
            {off: x}                          | WARNING InvalidType metadata.labels.false
            [env]                             | ERROR InvalidType metadata.labels
            {env: }                           | ''
            """)
    void labelsThatYamlTurnedIntoSomethingElseAreNamed(String labels, String problems) {
        assertThat(InputPlans.problems(InputPlans.plan("", object("Target", "ns/a", "labels: " + labels, ""))))
                .isEqualTo(problems);
    }

    @ParameterizedTest(name = "a grant {0}")
    @CsvSource(delimiter = '|', textBlock = """
            from: [], to: []                                                                                 | WARNING NoEffect spec.from
            from: [{group: solar.opendefense.cloud, kind: Profile, namespace: apps}], to: []                 | WARNING NoEffect spec.to
            ''                                                                                               | WARNING NoEffect spec.from
            """)
    void aGrantWithAnEmptyListGrantsNothingAndSaysSo(String spec, String problems) {
        Plan plan = InputPlans.plan(
                target("ns/a", "") + profile("apps/p", "r", "{}") + release("apps/r", ""),
                object("ReferenceGrant", "ns/g", "", spec));

        assertThat(InputPlans.problems(plan)).isEqualTo(problems);
        assertThat(plan.targets()).isEmpty();
    }

    @Test
    @DisplayName("BC-101: null is as good as absent, free-form fields take anything, and an empty spec is legal")
    void nullIsAsGoodAsAbsent() {
        Plan plan = InputPlans.plan(
                BOUND + release("ns/r", ""),
                object(
                                "Release",
                                "ns/r",
                                "labels: null, annotations: null",
                                "componentVersionRef: {name: cv, namespace: null}, antiAffinity: null, uniqueName: null,"
                                        + " priority: null, values: {any: [1, null, {a: {}}]}")
                        + object("Target", "ns/t", "", "renderRegistryRef: null, userdata: [free, {form: 1.5}]")
                        + object("Component", "ns/c", "", ""));

        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.CHANGED);
    }

    @Test
    void referencesToNothingAreAllNamedAndDenyNothing() {
        Plan plan = InputPlans.plan(
                "",
                binding("ns/b", "{name: gone}", "gone")
                        + object(
                                "Profile",
                                "ns/p",
                                "",
                                "releaseRef: {name: gone}, targetSelector: {matchLabels: {a: b}}")
                        + object("Target", "ns/t", "", "renderRegistryRef: {name: gone}")
                        + object("RegistryBinding", "ns/b", "", "targetRef: {name: gone}, registryRef: {name: gone}")
                        + release("ns/r", ""));

        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.CHANGED);
        assertThat(plan.problems())
                .extracting(found -> found.problem().reason().wireName() + " " + found.object() + " "
                        + found.problem().path())
                .contains(
                        "NotFound ReleaseBinding ns/b spec.targetRef",
                        "NotFound ReleaseBinding ns/b spec.releaseRef",
                        "NotFound Profile ns/p spec.releaseRef",
                        "NotFound Target ns/t spec.renderRegistryRef",
                        "NotFound RegistryBinding ns/b spec.targetRef",
                        "NotFound RegistryBinding ns/b spec.registryRef",
                        "NotFound Release ns/r spec.componentVersionRef");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            ReleaseBinding  | targetRef: {name: t, namespace: left}, targetNamespace: right                     | spec.targetRef.namespace
            RegistryBinding | targetRef: {name: t, namespace: left}, targetNamespace: right                     | spec.targetRef.namespace
            Target          | renderRegistryRef: {name: t, namespace: left}, renderRegistryNamespace: right     | spec.renderRegistryRef.namespace
            Release         | componentVersionRef: {name: t, namespace: left}, componentVersionNamespace: right | spec.componentVersionRef.namespace
            """)
    void aFlatFieldThatContradictsTheNestedOneIsDenied(String kind, String spec, String path) {
        Plan plan = InputPlans.plan("", object(kind, "ns/x", "", spec));

        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.DENIED);
        assertThat(InputPlans.problems(plan)).startsWith("ERROR Contradiction " + path);
    }

    @ParameterizedTest(name = "BC-047: priority {0} is {1}")
    @CsvSource(delimiter = '|', textBlock = """
            2147483647           | 2147483647
            -2147483648          | -2147483648
            10.0                 | 10
            1e1                  | 10
            -0                   | 0
            2147483648           | denied
            -2147483649          | denied
            4294967296           | denied
            9007199254740993     | denied
            18446744073709551616 | denied
            0.5                  | denied
            '"10"'               | denied
            """)
    void aPriorityIsKeptExactlyOrDenied(String written, String expected) {
        Plan plan = InputPlans.plan(BOUND, release("ns/r", "priority: " + written));

        assertThat(
                        plan.outcome() == Plan.Outcome.DENIED
                                ? "denied"
                                : String.valueOf(
                                        InputPlans.accepted(plan).getFirst().priority()))
                .isEqualTo(expected);
    }

    @Test
    void theLowestPriorityLosesToTheHighestAndNeitherOverflows() {
        String fleet = BOUND + binding("ns/b2", "{name: a}", "low");

        Plan plan = InputPlans.plan(
                fleet, release("ns/r", "priority: 2147483647") + release("ns/low", "priority: -2147483648"));

        assertThat(InputPlans.accepted(plan)).extracting(Candidate::priority).containsExactly(Integer.MAX_VALUE);
    }

    @Test
    void aNamespaceIsNothingToWarnAboutUnlessItIsDeleted() {
        Kind<?> namespace = Kind.unknown(new GroupKind("", "Namespace"), "v1");
        Proposal delete = new Proposal.Delete(namespace, Fleet.key("/new"), 1, 1);

        Plan applied =
                InputPlans.plan("", "apiVersion: v1\nkind: Namespace\nmetadata: {name: new}\n" + target("new/a", ""));
        Plan deleted = planner.plan(Fleet.empty(), List.of(delete), TargetScope.CHANGED);

        assertThat(InputPlans.problems(applied)).isEmpty();
        assertThat(InputPlans.problems(deleted)).isEqualTo("WARNING UnknownKind kind");
    }
}
