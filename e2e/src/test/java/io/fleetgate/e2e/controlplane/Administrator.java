package io.fleetgate.e2e.controlplane;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.cluster.ClusterClient;
import java.io.IOException;
import java.util.Optional;

/** A ServiceAccount that may do everything; unlike the administrator of the control plane it has a token, not a certificate. */
public final class Administrator {
    private static final String NAMESPACE = "default";
    private static final String NAME = "token-administrator";
    private static final String MANIFESTS = """
            apiVersion: v1
            kind: ServiceAccount
            metadata: {name: %2$s, namespace: %1$s}
            ---
            apiVersion: rbac.authorization.k8s.io/v1
            kind: ClusterRoleBinding
            metadata: {name: %2$s}
            roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cluster-admin}
            subjects: [{kind: ServiceAccount, name: %2$s, namespace: %1$s}]
            """.formatted(NAMESPACE, NAME);

    private Administrator() {}

    /** A new client; the account is made if it is not there. */
    public static KubernetesClient client(ControlPlane controlPlane) throws IOException, InterruptedException {
        controlPlane.apply(MANIFESTS);
        return ClusterClient.create(Optional.of(controlPlane.serviceAccountKubeconfig(NAMESPACE, NAME)));
    }
}
