package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.reconcile.Step;
import io.fleetgate.registration.RegistrationDocument;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What an API server gets for each step, to the letter. */
class WriteRequestsTest {
    private static final String BINDINGS = "/apis/solar.opendefense.cloud/v1alpha1/namespaces/sites/releasebindings";
    private static final String QUERY = "?fieldManager=fleetgate-operator&timeout=5000ms";
    private static final String MERGE = "application/merge-patch+json";

    @Test
    void anObjectIsPostedWithoutItsStatus() throws Exception {
        assertThat(sent(Steps.create()))
                .isEqualTo(
                        request("POST " + BINDINGS + QUERY, "application/json", "{'kind':'ReleaseBinding','spec':{}}"));
    }

    @Test
    void finalizersReplaceThoseOfTheVersionThatWasDecidedAbout() throws Exception {
        assertThat(sent(Steps.setFinalizers("a/x", "b/y")))
                .isEqualTo(request(
                        "PATCH " + BINDINGS + "/b1" + QUERY,
                        MERGE,
                        "{'metadata':{'uid':'u1','resourceVersion':'41','finalizers':['a/x','b/y']}}"));
    }

    @Test
    void theLastFinalizerIsRemovedByAnEmptyList() throws Exception {
        assertThat(sent(Steps.setFinalizers()).body())
                .isEqualTo(Json.text("{'metadata':{'uid':'u1','resourceVersion':'41','finalizers':[]}}"));
    }

    @Test
    void aStatusIsAppliedWithTheTimeOfConditionsThatFlipped() throws Exception {
        Step.Write step = new Step.SetStatus(
                Steps.binding(),
                Json.tree("{'n': 1, 'conditions': [{'type': 'A', 'lastTransitionTime': '2020-01-01T00:00:00Z'},"
                        + "{'type': 'B'}]}"),
                Set.of());

        assertThat(sent(step))
                .isEqualTo(request(
                        "PATCH " + BINDINGS + "/b1/status" + QUERY,
                        "application/apply-patch+yaml",
                        "{'apiVersion':'solar.opendefense.cloud/v1alpha1','kind':'ReleaseBinding',"
                                + "'metadata':{'namespace':'sites','name':'b1','uid':'u1'},"
                                + "'status':{'n':1,'conditions':"
                                + "[{'type':'A','lastTransitionTime':'2020-01-01T00:00:00Z'},"
                                + "{'type':'B','lastTransitionTime':'2026-11-30T12:00:00Z'}]}}"));
    }

    @Test
    void whatIsNotOfTheFleetIsAppliedAsItIs() throws Exception {
        Step.Write step = new Step.Apply(
                new ObjectId(RegistrationDocument.KIND, new ObjectKey("", RegistrationDocument.NAME)),
                Json.tree("{'kind': 'ValidatingWebhookConfiguration', 'webhooks': []}"));

        assertThat(sent(step))
                .isEqualTo(request(
                        "PATCH /apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations/fleetgate-watched"
                                + QUERY,
                        "application/apply-patch+yaml",
                        "{'kind':'ValidatingWebhookConfiguration','webhooks':[]}"));
    }

    @Test
    void aStatusThatLosesFieldsIsPatchedAndKeepsTheConditionsOfOthers() throws Exception {
        FleetObject<?> object = FleetObject.read(
                SolarKinds.RELEASE_BINDING,
                Steps.document()
                        .set(
                                "status",
                                Json.tree(
                                        "{'conditions': [{'type': 'Theirs', 'status': 'True'}, {'type': 'Ours', 'status': 'False'}]}")));
        Step.Write step = new Step.SetStatus(
                object,
                Json.tree("{'conditions': [{'type': 'Ours', 'status': 'True'}, {'type': 'New', 'status': 'True'}]}"),
                Set.of("chartURL"));

        assertThat(sent(step))
                .isEqualTo(request(
                        "PATCH " + BINDINGS + "/b1/status" + QUERY,
                        MERGE,
                        "{'metadata':{'uid':'u1','resourceVersion':'41'},'status':{'conditions':["
                                + "{'type':'Theirs','status':'True'},"
                                + "{'type':'Ours','status':'True','lastTransitionTime':'2026-11-30T12:00:00Z'},"
                                + "{'type':'New','status':'True','lastTransitionTime':'2026-11-30T12:00:00Z'}],"
                                + "'chartURL':null}}"));
    }

    @Test
    void aSpecIsPatchedWhereItDiffersAndLosesWhatIsGone() throws Exception {
        Step.Write step = new Step.SetSpec(
                Steps.binding(), Json.tree("{'releaseRef': {'name': 'web'}, 'targetRef': {'namespace': 'n'}}"));

        assertThat(sent(step))
                .isEqualTo(request(
                        "PATCH " + BINDINGS + "/b1" + QUERY,
                        MERGE,
                        "{'metadata':{'uid':'u1','resourceVersion':'41'},"
                                + "'spec':{'targetRef':{'namespace':'n','name':null},'priority':null}}"));
    }

    @Test
    void onlyTheObjectThatWasDecidedAboutIsDeleted() throws Exception {
        assertThat(sent(Steps.delete()))
                .isEqualTo(request(
                        "DELETE " + BINDINGS + "/b1?timeout=5000ms",
                        "application/json",
                        "{'apiVersion':'v1','kind':'DeleteOptions','preconditions':{'uid':'u1'},"
                                + "'propagationPolicy':'Background'}"));
    }

    @Test
    void aNameCannotLeaveItsPlaceInThePath() throws Exception {
        ObjectId id = new ObjectId(SolarKinds.RENDER_TASK, new ObjectKey("a b/../c?d", "x"));

        assertThat(sent(new Step.Create(id, Json.tree("{}"))).line())
                .isEqualTo("POST /apis/solar.opendefense.cloud/v1alpha1/namespaces/a%20b%2F..%2Fc%3Fd/rendertasks"
                        + QUERY);
    }

    @Test
    void anObjectThatWasNeverStoredIsNotPatched() {
        FleetObject<?> given = FleetObject.read(SolarKinds.TARGET, Json.tree("{'metadata': {'name': 't'}}"));

        assertThatThrownBy(() -> sent(new Step.SetFinalizers(given, List.of())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Target t is not a stored object");
    }

    @Test
    void aKindWhosePathIsUnknownIsNotWritten() {
        ObjectId id = new ObjectId(Kind.unknown(new GroupKind("g", "K"), "v1"), new ObjectKey("n", "x"));

        assertThatThrownBy(() -> sent(new Step.Create(id, Json.tree("{}"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("nobody knows the path of a g/v1 K");
    }

    @Test
    void whatTheRoleDoesNotProvideForIsNotSent() {
        FleetObject<?> target = FleetObject.read(
                SolarKinds.TARGET, Json.tree("{'metadata': {'namespace': 'n', 'name': 't', 'uid': 'u1'}}"));

        assertThatThrownBy(() -> sent(new Step.Delete(target)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("resource=targets, verb=delete]");
    }

    private static ScriptedServer.Received sent(Step.Write step) throws IOException, InterruptedException {
        try (TestedGateway tested = new TestedGateway()) {
            tested.server.answers(200, "{}");
            tested.perform(step);
            return tested.server.received().getFirst();
        }
    }

    private static ScriptedServer.Received request(String line, String contentType, String body) {
        return new ScriptedServer.Received(line, contentType, "application/json", "Bearer token-1", Json.text(body));
    }
}
