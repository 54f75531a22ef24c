package io.fleetgate.webhook.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.ResourceChange;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.store.Change;
import io.fleetgate.webhook.http.ProblemException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequestedChangeTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"metadata\":null}",
                "{\"metadata\":{}}",
                "{\"metadata\":{\"name\":null,\"namespace\":null}}",
                "{\"metadata\":{\"name\":\"\",\"namespace\":\"\"}}",
                "{\"metadata\":{\"name\":\"kyverno\",\"namespace\":\"sites\"}}"
            })
    void anObjectThatDoesNotSayWhoItIsIsTheOneOfTheRequest(String object) throws Exception {
        Change change = created(object);

        assertThat(change.key()).isEqualTo(new ObjectKey("sites", "kyverno"));
    }

    @Test
    void anObjectOfAnotherNamespaceThanTheRequestIsRefused() {
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> created("{\"metadata\":{\"name\":\"kyverno\",\"namespace\":\"other\"}}"))
                .satisfies(refused ->
                        assertThat(refused.problem().detail()).contains("request.object.metadata.namespace"));
    }

    @Test
    void anotherObjectIsAsAStoreWouldKeepIt() throws Exception {
        ResourceChange change = watched("ingresses", Operation.CREATE, """
                {"metadata": {"annotations": {"kubectl.kubernetes.io/last-applied-configuration": "{}", "a": "b"}}}""");

        assertThat(change)
                .isInstanceOfSatisfying(
                        ResourceChange.Put.class,
                        put -> assertThat(put.object().path("metadata").path("annotations"))
                                .isEqualTo(new JsonMapper().createObjectNode().put("a", "b")));
    }

    @ParameterizedTest
    @EnumSource(names = {"CREATE", "UPDATE", "DELETE"})
    void aNamespaceIsInNoNamespace(Operation operation) throws Exception {
        assertThat(watched("namespaces", operation, "{}").key()).isEqualTo(new ObjectKey("", "kyverno"));
    }

    /** A request about an object of the core group, with the namespace that the API server says of a Namespace as well. */
    private static ResourceChange watched(String resource, Operation operation, String object) throws Exception {
        ObjectNode document = (ObjectNode) new JsonMapper().readTree(object);
        GroupVersionResource core = new GroupVersionResource("", "v1", resource);
        return RequestedChange.of(
                core,
                new AdmissionRequest(
                        "u-1",
                        new GroupKind("", "Any"),
                        "v1",
                        core,
                        "",
                        operation,
                        "kyverno",
                        "kyverno",
                        document,
                        null));
    }

    private static Change created(String object) throws Exception {
        ObjectNode document = (ObjectNode) new JsonMapper().readTree(object);
        return RequestedChange.of(
                SolarKinds.RELEASE,
                new AdmissionRequest(
                        "u-1",
                        SolarKinds.RELEASE.groupKind(),
                        "v1alpha1",
                        null,
                        "",
                        Operation.CREATE,
                        "sites",
                        "kyverno",
                        document,
                        null));
    }
}
