package io.fleetgate.admission;

import static io.fleetgate.admission.Verdicts.created;
import static io.fleetgate.admission.Verdicts.errors;
import static io.fleetgate.admission.Verdicts.judge;
import static io.fleetgate.admission.Verdicts.updated;
import static io.fleetgate.admission.Verdicts.warnings;
import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class AdviceTest {
    private final AdmissionRules rules = new AdmissionRules(RulePolicy.DEFAULT);

    @Test
    void deletingAReleaseThatIsStillNamedSaysWhatHoldsIt() {
        Snapshot fleet = Fleet.of(release("ns/r", "") + profile("ns/p", "r", "{}") + binding("ns/b", "{name: t}", "r"));
        Change delete = new Change.Delete(
                fleet.find(SolarKinds.RELEASE, Fleet.key("ns/r")).orElseThrow());

        Verdict verdict = rules.judge(fleet.with(ChangeSet.of(delete)), delete);

        assertThat(verdict.warnings().getFirst().message())
                .isEqualTo("stays Terminating, held by Profile ns/p, ReleaseBinding ns/b");
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
}
