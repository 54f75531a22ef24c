package io.fleetgate.admission;

import static io.fleetgate.admission.Verdicts.created;
import static io.fleetgate.admission.Verdicts.errors;
import static io.fleetgate.admission.Verdicts.judge;
import static io.fleetgate.admission.Verdicts.updated;
import static io.fleetgate.admission.Verdicts.warnings;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.release;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.policy.Mode;
import io.fleetgate.policy.Rule;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.store.Change;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AdmissionRulesTest {
    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            A01 | Release        | uniqueName: ky                                   | Required spec.componentVersionRef.name
            A02 | Release        | componentVersionRef: {name: cv}                  | -
            A08 | Registry       | webhookPath: /hook                               | Required spec.flavor
            A09 | Registry       | scanInterval: 0s                                 | Invalid spec.scanInterval
            A09 | Registry       | scanInterval: -5m                                | Invalid spec.scanInterval
            A09 | Registry       | scanInterval: soon                               | Invalid spec.scanInterval
            A09 | Registry       | scanInterval: 1h30m                              | -
            A10 | RenderArtifact | ''                                               | Required spec.baseURL, Required spec.repository, Required spec.tag, Required spec.renderTaskRef
            A11 | RenderBinding  | ''                                               | Required spec.renderArtifactRef.name, Required spec.ownerKind, Required spec.ownerName, Required spec.ownerNamespace
            A14 | Component      | ''                                               | -
            A14 | ComponentVersion | ''                                             | -
            A14 | Target         | ''                                               | -
            A14 | Profile        | ''                                               | -
            A14 | ReleaseBinding | ''                                               | -
            A14 | RegistryBinding | ''                                              | -
            S1  | Profile        | targetSelector: {matchExpressions: [{key: e, operator: Bogus}]} | Invalid spec.targetSelector.matchExpressions[0].operator
            S2  | Profile        | targetSelector: {matchExpressions: [{key: e, operator: In}]}    | Invalid spec.targetSelector.matchExpressions[0].values
            S3  | Profile        | targetSelector: {matchLabels: {e: 'a b'}}        | Invalid spec.targetSelector.matchLabels['e']
            S4  | Profile        | targetSelector: {matchLabels: {e: 5}}            | InvalidType spec.targetSelector.matchLabels.e, InvalidType spec.targetSelector
            S5  | Release        | componentVersionRef: {name: cv}, antiAffinity: {matchExpressions: [{key: e, operator: Exists, values: [x]}]} | Invalid spec.antiAffinity.matchExpressions[0].values
            C1  | Release        | componentVersionRef: {name: cv, namespace: a}, componentVersionNamespace: b | Contradiction spec.componentVersionRef.namespace
            C2  | ReleaseBinding | targetRef: {name: t, namespace: a}, targetNamespace: b   | Contradiction spec.targetRef.namespace
            C3  | ReleaseBinding | targetRef: {name: t, namespace: a}, targetNamespace: a   | -
            C4  | Target         | renderRegistryRef: {name: r, namespace: a}, renderRegistryNamespace: b | Contradiction spec.renderRegistryRef.namespace
            T1  | Release        | componentVersionRef: {name: cv}, priority: '10'  | InvalidType spec.priority
            T2  | Release        | componentVersionRef: {name: cv}, priority: 2147483648 | InvalidType spec.priority
            T3  | Release        | componentVersionRef: {name: cv}, uniqueName: 5   | InvalidType spec.uniqueName
            """)
    void judgesWhatIsCreated(String row, String kind, String spec, String expected) {
        Verdict verdict = judge(created(object(kind, "ns/x", "", spec)));

        assertThat(errors(verdict)).as(row).isEqualTo(expected == null ? "" : expected);
    }

    @ParameterizedTest(name = "BC-019, BC-044: {0}")
    @ValueSource(
            strings = {
                "\"team-alpha\\n\"",
                "\"team-alpha\\u2028\"",
                "\"\\uff54eam-alpha\"",
                "\"e\\u0301t\"",
                "\"\\u00e9t\"",
                "\"team-alpha\\nkind: ClusterRoleBinding\"",
                "\"team-\\u0430lpha\"",
                "\"team\\u200b-alpha\"",
                "TEAM-ALPHA",
                "-a",
                "a.b"
            })
    void aUniqueNameThatCannotNameAnObjectOnATargetIsDeniedOnCreate(String uniqueName) {
        Verdict verdict = judge(created(release("ns/r", "uniqueName: " + uniqueName)));

        assertThat(errors(verdict)).isEqualTo("Invalid spec.uniqueName");
        assertThat(((Verdict.Denied) verdict).problems().getFirst().message()).matches("\\p{ASCII}+");
    }

    @Test
    @DisplayName("BC-044: a look-alike letter is shown by its code point")
    void aLookAlikeLetterIsShownByItsCodePoint() {
        Verdict verdict = judge(created(release("ns/r", "uniqueName: \"team-\\u0430lpha\"")));

        assertThat(((Verdict.Denied) verdict).problems().getFirst().message()).contains("team-<U+0430>lpha");
    }

    @Test
    @DisplayName("BC-044: a name is judged in Turkish as everywhere else")
    void aNameIsJudgedInTurkishAsEverywhereElse() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.of("tr"));
        try {
            assertThat(errors(judge(created(release("ns/r", "uniqueName: title")))))
                    .isEmpty();
            assertThat(errors(judge(created(release("ns/r", "uniqueName: TITLE")))))
                    .isEqualTo("Invalid spec.uniqueName");
        } finally {
            Locale.setDefault(before);
        }
    }

    @ParameterizedTest(name = "{0}: from {1} to {2}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            A03 | uniqueName: kyverno    | uniqueName: kyverno-renamed | Immutable spec.uniqueName
            A04 | uniqueName: kyverno    | priority: 0                 | Immutable spec.uniqueName
            A05 | priority: 0            | uniqueName: kyverno         | -
            A06 | priority: 1            | priority: 9                 | -
            """)
    void judgesWhatIsUpdated(String row, String before, String after, String expected) {
        Verdict verdict = judge(updated(release("ns/r", before), release("ns/r", after)));

        assertThat(errors(verdict)).as(row).isEqualTo(expected == null ? "" : expected);
    }

    @Test
    @DisplayName("A07: one update with two faults is denied with both")
    void oneUpdateWithTwoFaultsIsDeniedWithBoth() {
        Verdict verdict = judge(
                updated(release("ns/r", "uniqueName: kyverno"), object("Release", "ns/r", "", "uniqueName: other")));

        assertThat(errors(verdict)).isEqualTo("Required spec.componentVersionRef.name, Immutable spec.uniqueName");
    }

    @Test
    @DisplayName("A05: a first uniqueName that moves the identity is warned about, or denied as chosen")
    void aFirstUniqueNameThatMovesTheIdentityIsWarnedAboutOrDeniedAsChosen() {
        String before = release("ns/r", "priority: 0") + "status: {effectiveUniqueName: kyverno}\n";
        Change change = updated(before, release("ns/r", "uniqueName: policy"));
        AdmissionRules strict = new AdmissionRules(RulePolicy.DEFAULT.with(Rule.FIRST_UNIQUE_NAME, Mode.ENFORCE));

        assertThat(warnings(judge(change))).contains("IdentityMoves spec.uniqueName");
        assertThat(errors(strict.judge(Fleet.empty(), change))).isEqualTo("IdentityMoves spec.uniqueName");
    }

    @Test
    void aFirstUniqueNameThatIsTheEffectiveOneMovesNothing() {
        String before = release("ns/r", "priority: 0") + "status: {effectiveUniqueName: kyverno}\n";

        assertThat(warnings(judge(updated(before, release("ns/r", "uniqueName: kyverno")))))
                .doesNotContain("IdentityMoves");
    }

    @Test
    @DisplayName("A12: the renderer config is immutable")
    void theRendererConfigIsImmutable() {
        Verdict verdict = judge(updated(
                object("RenderTask", "ns/t", "", "type: release"),
                object("RenderTask", "ns/t", "", "type: bootstrap")));

        assertThat(errors(verdict)).isEqualTo("Immutable spec.rendererConfig");
    }

    @Test
    void aRendererConfigThatDiffersOnlyInEmptyFieldsIsTheSame() {
        Verdict verdict = judge(updated(
                object("RenderTask", "ns/t", "", "type: release, release: {input: {resources: {}}}"),
                object("RenderTask", "ns/t", "", "type: release, release: null, tag: v2")));

        assertThat(errors(verdict)).isEmpty();
    }

    @Test
    void anOldFaultThatIsLeftAsItWasIsOnlyWarnedAbout() {
        String invalid = "targetSelector: {matchExpressions: [{key: e, operator: Bogus}]}";
        Verdict verdict = judge(updated(
                object("Profile", "ns/p", "", invalid),
                object("Profile", "ns/p", "annotations: {note: x}", invalid + ", releaseRef: {name: r}")));

        assertThat(errors(verdict)).isEmpty();
        assertThat(warnings(verdict)).contains("Invalid spec.targetSelector.matchExpressions[0].operator");
    }

    @Test
    void anOldFaultThatIsReplacedByAnotherIsDenied() {
        Verdict verdict = judge(updated(
                object("Profile", "ns/p", "", "targetSelector: {matchExpressions: [{key: e, operator: Bogus}]}"),
                object("Profile", "ns/p", "", "targetSelector: {matchExpressions: [{key: e, operator: Worse}]}")));

        assertThat(errors(verdict)).isEqualTo("Invalid spec.targetSelector.matchExpressions[0].operator");
    }

    @Test
    @DisplayName("A08: a flavor that becomes necessary by the update is required")
    void aFlavorThatBecomesNecessaryByTheUpdateIsRequired() {
        Verdict verdict = judge(updated(
                object("Registry", "ns/r", "", "hostname: h"), object("Registry", "ns/r", "", "webhookPath: /h")));

        assertThat(errors(verdict)).isEqualTo("Required spec.flavor");
    }

    @Test
    @DisplayName("A13: any change to an object that is being deleted is allowed, of its finalizers above all")
    void anyChangeToAnObjectThatIsBeingDeletedIsAllowed() {
        String metadata = "deletionTimestamp: '2026-11-30T00:00:00Z', finalizers: [a/b]";
        Verdict verdict = judge(updated(
                object("Release", "ns/r", metadata, "uniqueName: kyverno"),
                object("Release", "ns/r", "deletionTimestamp: '2026-11-30T00:00:00Z'", "uniqueName: other")));

        assertThat(verdict).isEqualTo(new Verdict.Allowed(List.of()));
    }

    @Test
    void anInvalidObjectCanBeDeleted() {
        Verdict verdict = judge(new Change.Delete(Fleet.object(object("Release", "ns/r", "", "uniqueName: 5"))));

        assertThat(verdict).isEqualTo(new Verdict.Allowed(List.of()));
    }

    @Test
    @DisplayName("BC-004: a kind that is not ours is allowed")
    void aKindThatIsNotOursIsAllowed() {
        FleetObject<?> configMap = Fleet.object("apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: b}\n");

        assertThat(judge(new Change.Create(configMap))).isEqualTo(new Verdict.Allowed(List.of()));
    }

    @Test
    void everyKindOfTheGroupIsJudged() {
        for (Kind<?> kind : SolarKinds.ALL) {
            Verdict verdict = judge(created(object(kind.name(), "ns/x", "labels: {a: 5}", "")));

            assertThat(errors(verdict)).as(kind.name()).contains("InvalidType metadata.labels.a");
        }
    }
}
