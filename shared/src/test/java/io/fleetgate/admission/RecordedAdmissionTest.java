package io.fleetgate.admission;

import static io.fleetgate.admission.Verdicts.created;
import static io.fleetgate.admission.Verdicts.errors;
import static io.fleetgate.admission.Verdicts.judge;
import static io.fleetgate.admission.Verdicts.updated;
import static io.fleetgate.fixture.Yaml.object;
import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the published system was recorded to let through (s10), beside our verdict. They differ knowingly: a first uniqueName is
 * no change of one; what no target could carry or no selector could mean is denied; the shape of the released versions is read.
 */
class RecordedAdmissionTest {

    @ParameterizedTest(name = "s10: {0}, recorded as {4}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            another uniqueName             | Release | componentVersionRef: {name: ky}, uniqueName: kyverno | componentVersionRef: {name: ky}, uniqueName: renamed | denied  | Immutable spec.uniqueName
            no uniqueName any more         | Release | componentVersionRef: {name: ky}, uniqueName: kyverno | componentVersionRef: {name: ky}   | denied  | Immutable spec.uniqueName
            a first uniqueName             | Release | componentVersionRef: {name: ky}                   | componentVersionRef: {name: ky}, uniqueName: kyverno | denied  | -
            another one and no version     | Release | componentVersionRef: {name: ky}, uniqueName: kyverno | uniqueName: x                     | denied  | Required spec.componentVersionRef.name, Immutable spec.uniqueName
            another priority               | Release | componentVersionRef: {name: ky}, priority: 1      | componentVersionRef: {name: ky}, priority: 9 | allowed | -
            another component version      | Release | componentVersionRef: {name: ky}                   | componentVersionRef: {name: istio} | allowed | -
            no component version           | Release | -                                                 | uniqueName: a                     | denied  | Required spec.componentVersionRef.name
            characters that name nothing   | Release | -                                                 | componentVersionRef: {name: ky}, uniqueName: 'Not A Valid/Name!' | allowed | Invalid spec.uniqueName
            a priority out of range        | Release | -                                                 | componentVersionRef: {name: x}, priority: 3000000000 | denied  | InvalidType spec.priority
            a priority in words            | Release | -                                                 | componentVersionRef: {name: x}, priority: high | denied  | InvalidType spec.priority
            an unknown field               | Release | -                                                 | componentVersionRef: {name: x}, bogus: 1 | denied  | -
            the flat shape                 | ReleaseBinding | -                                          | targetRef: {name: a}, targetNamespace: other, releaseRef: {name: ky} | denied  | -
            an anti-affinity that is none  | Release | -                                                 | componentVersionRef: {name: x}, antiAffinity: {matchExpressions: [{key: a, operator: Bogus}]} | allowed | Invalid spec.antiAffinity.matchExpressions[0].operator
            a selector that is none        | Profile | -                                                 | releaseRef: {name: ky}, targetSelector: {matchExpressions: [{key: a, operator: Bogus}]} | allowed | Invalid spec.targetSelector.matchExpressions[0].operator
            a label value that is none     | Profile | -                                                 | releaseRef: {name: ky}, targetSelector: {matchLabels: {env: 'bad value!'}} | allowed | Invalid spec.targetSelector.matchLabels['env']
            a Profile of nothing           | Profile | -                                                 | ''                                | allowed | -
            a binding of nothing           | ReleaseBinding | -                                          | ''                                | allowed | -
            a target of nothing            | Target  | -                                                 | ''                                | allowed | -
            a grant of nothing             | ReferenceGrant | -                                          | ''                                | allowed | -
            a webhook of no flavor         | Registry | -                                                | hostname: a, webhookPath: /x, scanInterval: 0s | denied  | Required spec.flavor, Invalid spec.scanInterval
            an interval in words           | Registry | -                                                | hostname: a, scanInterval: soon   | denied  | Invalid spec.scanInterval
            an artifact of nothing         | RenderArtifact | -                                          | ''                                | denied  | Required spec.baseURL, Required spec.repository, Required spec.tag, Required spec.renderTaskRef
            a claim of nothing             | RenderBinding | -                                           | ''                                | denied  | Required spec.renderArtifactRef.name, Required spec.ownerKind, Required spec.ownerName, Required spec.ownerNamespace
            """)
    void judgesAsRecordedOrKnowinglyOtherwise(
            String what, String kind, @Nullable String before, String after, String recorded, @Nullable String errors) {
        Verdict verdict = judge(
                before == null
                        ? created(object(kind, "s10/x", "", after))
                        : updated(object(kind, "s10/x", "", before), object(kind, "s10/x", "", after)));

        assertThat(errors(verdict)).as(what).isEqualTo(errors == null ? "" : errors);
    }
}
