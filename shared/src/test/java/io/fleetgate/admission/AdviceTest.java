package io.fleetgate.admission;

import static io.fleetgate.admission.Verdicts.created;
import static io.fleetgate.admission.Verdicts.errors;
import static io.fleetgate.admission.Verdicts.judge;
import static io.fleetgate.admission.Verdicts.updated;
import static io.fleetgate.admission.Verdicts.warnings;
import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.registry;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.Kind;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.problem.Problem;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class AdviceTest {
    private final AdmissionRules rules = new AdmissionRules(RulePolicy.DEFAULT);

    @Test
    void deletingAReleaseThatIsStillNamedSaysWhatHoldsIt() {
        String fleet = release("ns/r", "") + profile("ns/p", "r", "{}") + binding("ns/b", "{name: t}", "r");

        assertThat(deleting(fleet, SolarKinds.RELEASE, "ns/r"))
                .isEqualTo("stays Terminating, held by Profile ns/p, ReleaseBinding ns/b");
    }

    @Test
    @DisplayName("P07: deleting a Profile whose binding somebody else holds says so")
    void deletingAProfileSaysWhichOfItsBindingsOutlivesIt() {
        String held = ownedBinding("ns/p-t-bcdfg", "p", "{name: t}", "r")
                .replace("metadata: {", "metadata: {finalizers: [example.test/audit], ");

        assertThat(deleting(
                        release("ns/r", "") + target("ns/t", "") + profile("ns/p", "r", "{}") + held,
                        SolarKinds.PROFILE,
                        "ns/p"))
                .isEqualTo("stays Terminating, held by ReleaseBinding ns/p-t-bcdfg");
    }

    @Test
    void deletingAChartThatIsClaimedSaysByWhom() {
        String claim = object("RenderBinding", "ns/claim", "", "renderArtifactRef: {name: chart}");

        assertThat(deleting(
                        object("RenderArtifact", "ns/chart", "", "") + claim, SolarKinds.RENDER_ARTIFACT, "ns/chart"))
                .isEqualTo("stays Terminating, held by RenderBinding ns/claim");
    }

    @Test
    void deletingAChartWhoseTagCannotBeDeletedSaysWhy() {
        String chart = object("RenderArtifact", "ns/chart", "", "registryRef: {name: deploy}");

        assertThat(deleting(chart, SolarKinds.RENDER_ARTIFACT, "ns/chart"))
                .isEqualTo("stays Terminating, its tag cannot be deleted: Registry ns/deploy does not exist");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void everyReferenceIntoANamespaceThatGrantsNothingNamesTheGrant(String pair, String object, String path) {
        Verdict verdict = judge(created(object));

        assertThat(verdict.warnings())
                .filteredOn(warning -> warning.path().equals(path))
                .extracting(Problem::statement)
                .containsExactly(path + ": no ReferenceGrant in namespace other lets a "
                        + pair.replace(" -> ", " of namespace ns refer to a "));
    }

    static Stream<Arguments> everyReferenceIntoANamespaceThatGrantsNothingNamesTheGrant() {
        return Stream.of(
                arguments(
                        "ReleaseBinding -> Target",
                        binding("ns/b", "{name: t, namespace: other}", "r"),
                        "spec.targetRef"),
                arguments(
                        "Release -> ComponentVersion",
                        object("Release", "ns/r", "", "componentVersionRef: {name: cv, namespace: other}"),
                        "spec.componentVersionRef"),
                arguments(
                        "Target -> Registry",
                        object("Target", "ns/t", "", "renderRegistryRef: {name: deploy, namespace: other}"),
                        "spec.renderRegistryRef"),
                arguments(
                        "RenderArtifact -> Registry",
                        object(
                                "RenderArtifact",
                                "ns/a",
                                "",
                                "baseURL: b, repository: r, tag: t, renderTaskRef: t, registryRef: {name: deploy, namespace: other}"),
                        "spec.registryRef"),
                arguments(
                        "RegistryBinding -> Target",
                        object(
                                "RegistryBinding",
                                "ns/b",
                                "",
                                "targetRef: {name: t, namespace: other}, registryRef: {name: deploy}"),
                        "spec.targetRef"));
    }

    @Test
    @DisplayName("G09: that Targets may use a registry is no permission for a chart")
    void aGrantForTargetsIsNoneForCharts() {
        Change chart = created(object(
                "RenderArtifact",
                "ns/a",
                "",
                "baseURL: b, repository: r, tag: t, renderTaskRef: t, registryRef: {name: deploy, namespace: other}"));
        String registry = registry("other/deploy", "");

        assertThat(warnings(rules.judge(Fleet.of(registry + grant("other/g", "Target", "ns", "Registry")), chart)))
                .isEqualTo("NotGranted spec.registryRef");
        assertThat(warnings(
                        rules.judge(Fleet.of(registry + grant("other/g", "RenderArtifact", "ns", "Registry")), chart)))
                .isEmpty();
    }

    @Test
    @DisplayName("BC-014: what a reference leads to may come later, so that nothing is denied for its absence")
    void aMissingGrantAndAMissingObjectAreWarnedAbout() {
        Verdict missing = judge(created(object("Release", "ns/r", "", "componentVersionRef: {name: cv}")));
        Verdict ungranted =
                judge(created(object("Release", "ns/r", "", "componentVersionRef: {name: cv, namespace: c}")));

        assertThat(warnings(missing)).isEqualTo("NotFound spec.componentVersionRef");
        assertThat(warnings(ungranted)).isEqualTo("NotGranted spec.componentVersionRef");
    }

    @Test
    void aGrantThatGrantsNothingIsWarnedAbout() {
        Verdict empty = judge(created(object("ReferenceGrant", "ns/g", "", "from: [], to: []")));
        Verdict wildcard = judge(
                created(
                        object(
                                "ReferenceGrant",
                                "ns/g",
                                "",
                                "from: [{group: '*', kind: Profile, namespace: '*'}], to: [{group: solar.opendefense.cloud, kind: target}]")));

        assertThat(warnings(empty)).contains("NoEffect spec.from");
        assertThat(warnings(wildcard)).isEqualTo("NoEffect spec.from[0], NoEffect spec.to[0]");
    }

    @Test
    void aSelectorThatSelectsEverythingSaysHowMuchThatIs() {
        Snapshot fleet =
                Fleet.of(target("ns/a", "") + target("ns/b", "") + target("other/c", "") + release("ns/r", ""));

        Verdict verdict = rules.judge(fleet, created(profile("ns/p", "r", "{}")));

        assertThat(verdict.warnings().getFirst().message()).isEqualTo("selects every target in reach, 2 now");
    }

    @Test
    @DisplayName("BC-020: a misspelled field is named, and denies nothing")
    void aMisspelledFieldIsWarnedAbout() {
        Verdict verdict = judge(created(object("Profile", "ns/p", "", "targetSelectr: {}, releaseRef: {name: r}")));

        assertThat(warnings(verdict)).contains("UnknownField spec.targetSelectr");
    }

    @Test
    void rulesThatNeedNoStoreDecideWhileItIsNotSynced() {
        Snapshot unsynced = Fleet.empty().with(SolarKinds.COMPONENT_VERSION, Completeness.NOT_SYNCED);
        Change denied = updated(release("ns/r", "uniqueName: a"), release("ns/r", "uniqueName: b"));
        Change allowed = created(release("ns/r", "uniqueName: a"));

        assertThat(errors(rules.judge(unsynced, denied))).isEqualTo("Immutable spec.uniqueName");
        assertThat(warnings(rules.judge(unsynced, allowed))).isEqualTo("NotComputed ");
    }

    /** What is said of the deletion of a stored object. */
    private String deleting(String stored, Kind<?> kind, String key) {
        Snapshot fleet = Fleet.of(stored);
        Change delete = new Change.Delete(fleet.find(kind, Fleet.key(key)).orElseThrow());
        SettledFleet overlay = new SettledFleet(fleet, RolloutPolicy.DEFAULT).with(ChangeSet.of(delete));
        Verdict verdict = rules.judge(overlay.snapshot(), delete);
        return verdict.warnings().stream().map(Problem::message).collect(Collectors.joining(", "));
    }
}
