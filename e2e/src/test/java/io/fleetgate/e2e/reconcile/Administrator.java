package io.fleetgate.e2e.reconcile;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.e2e.controlplane.ControlPlane;
import java.io.IOException;
import java.util.Optional;

/** A ServiceAccount that may do everything; unlike the administrator of the control plane it has a token, not a certificate. */
final class Administrator {
    private static final String MANIFESTS = """
            apiVersion: v1
            kind: ServiceAccount
            metadata: {name: row-administrator, namespace: default}
            ---
            apiVersion: rbac.authorization.k8s.io/v1
            kind: ClusterRoleBinding
            metadata: {name: row-administrator}
            roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cluster-admin}
            subjects: [{kind: ServiceAccount, name: row-administrator, namespace: default}]
            """;

    private Administrator() {}

    /** A new client; the account is made where it is not there. */
    static KubernetesClient client(ControlPlane controlPlane) throws IOException, InterruptedException {
        controlPlane.apply(MANIFESTS);
        return ClusterClient.create(Optional.of(controlPlane.serviceAccountKubeconfig("default", "row-administrator")));
    }
}
