package io.fleetgate.e2e.controlplane;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ControlPlaneExtension.class)
class ControlPlaneE2E {
    private static final String VERSION = "v1.37.2";

    private final ControlPlane controlPlane;
    private String namespace;

    ControlPlaneE2E(ControlPlane controlPlane) {
        this.controlPlane = controlPlane;
    }

    @BeforeEach
    void takeNamespace() throws IOException, InterruptedException {
        namespace = controlPlane.newNamespace("control-plane");
    }

    @Test
    void clientAndServerAreThePinnedVersion() throws IOException, InterruptedException {
        var version = controlPlane.kubectl("version", "-o", "json").output();

        var json = new ObjectMapper().readTree(version);
        assertThat(json.at("/clientVersion/gitVersion").asText()).isEqualTo(VERSION);
        assertThat(json.at("/serverVersion/gitVersion").asText()).isEqualTo(VERSION);
    }

    @Test
    void namespaceIsCreatedAndDeletedWithWhatItHolds() throws IOException, InterruptedException {
        controlPlane.kubectl("create", "configmap", "kept", "-n", namespace).output();

        controlPlane.kubectl("delete", "namespace", namespace, "--timeout=60s").output();

        assertThat(controlPlane.kubectl("get", "namespace", namespace).stderr()).contains("NotFound");
    }

    @Test
    void dependentIsCollectedAfterItsOwner() throws IOException, InterruptedException {
        controlPlane.kubectl("create", "configmap", "owner", "-n", namespace).output();
        var uid = controlPlane
                .kubectl("get", "configmap", "owner", "-n", namespace, "-o", "jsonpath={.metadata.uid}")
                .output();
        controlPlane.apply("""
                apiVersion: v1
                kind: ConfigMap
                metadata:
                  name: dependent
                  namespace: %s
                  ownerReferences:
                    - {apiVersion: v1, kind: ConfigMap, name: owner, uid: %s}
                """.formatted(namespace, uid));

        controlPlane.kubectl("delete", "configmap", "owner", "-n", namespace).output();

        assertThat(controlPlane
                        .kubectl("wait", "--for=delete", "configmap/dependent", "-n", namespace, "--timeout=60s")
                        .succeeded())
                .isTrue();
    }

    @Test
    void serviceAccountMayDoOnlyWhatItsRoleSaysAndTheAuditLogNamesIt() throws IOException, InterruptedException {
        controlPlane
                .kubectl("create", "serviceaccount", "reader", "-n", namespace)
                .output();
        controlPlane
                .kubectl("create", "role", "reader", "--verb=get,list", "--resource=configmaps", "-n", namespace)
                .output();
        controlPlane
                .kubectl(
                        "create",
                        "rolebinding",
                        "reader",
                        "--role=reader",
                        "--serviceaccount=" + namespace + ":reader",
                        "-n",
                        namespace)
                .output();
        var reader = controlPlane.kubectlWith(controlPlane.serviceAccountKubeconfig(namespace, "reader"));
        var user = "system:serviceaccount:" + namespace + ":reader";

        var read = reader.run("get", "configmaps", "-n", namespace);
        var write = reader.run("create", "configmap", "refused", "-n", namespace);

        assertThat(read.succeeded()).as(read.stderr()).isTrue();
        assertThat(write.stderr()).contains("forbidden", user);
        assertThat(controlPlane.auditLog().entriesOf(user, "list"))
                .anyMatch(entry -> entry.resource().equals("configmaps") && entry.code() == 200);
        assertThat(controlPlane.auditLog().writesOf(user))
                .singleElement()
                .satisfies(entry -> assertThat(entry.code()).isEqualTo(403));
    }

    @Test
    void auditLogNamesTheAdministratorWhoCreatedAnObject() throws IOException, InterruptedException {
        controlPlane.kubectl("create", "configmap", "written", "-n", namespace).output();

        assertThat(controlPlane.auditLog().entriesOf("e2e-admin", "create"))
                .anyMatch(entry -> entry.namespace().equals(namespace)
                        && entry.resource().equals("configmaps")
                        && entry.name().equals("written")
                        && entry.code() == 201);
    }

    @Test
    void restartedApiServerKeepsItsAddressAndWhatIsStored() throws IOException, InterruptedException {
        controlPlane.kubectl("create", "configmap", "stored", "-n", namespace).output();

        controlPlane.restartApiServer();

        assertThat(controlPlane
                        .kubectl("get", "configmap", "stored", "-n", namespace)
                        .succeeded())
                .isTrue();
    }
}
