package io.fleetgate.e2e.controlplane;

import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;
import org.bouncycastle.operator.OperatorCreationException;

/** Who is who in one control plane: writes the keys, certificates and kubeconfigs that its programs read. */
final class Identities {
    private static final String ADMIN = "O=system:masters,CN=e2e-admin";
    private static final String CONTROLLER_MANAGER = "CN=system:kube-controller-manager";

    private Identities() {}

    /** Issues everything into the folder and returns the administrator's kubeconfig. */
    static Path issue(RunFolder folder, Endpoints endpoints) throws IOException {
        try {
            var authority = new ClusterAuthority();
            var server = authority.server(
                    List.of(Endpoints.HOST, ApiServer.SERVICE_ADDRESS),
                    List.of("kubernetes", "kubernetes.default", "kubernetes.default.svc", "localhost"));
            folder.write(ApiServer.CA_CERTIFICATE, authority.certificate());
            folder.write(ApiServer.CERTIFICATE, server.certificate());
            folder.write(ApiServer.PRIVATE_KEY, server.privateKey());

            var tokenKeys = ClusterAuthority.tokenKeys();
            folder.write(ApiServer.TOKEN_PUBLIC_KEY, tokenKeys.publicKey());
            folder.write(ApiServer.TOKEN_PRIVATE_KEY, tokenKeys.privateKey());

            var kubeconfig = new Kubeconfig(endpoints.apiServer(), authority.certificate());
            folder.write(
                    KubeControllerManager.KUBECONFIG, kubeconfig.withCertificate(authority.client(CONTROLLER_MANAGER)));
            return folder.write("admin.kubeconfig", kubeconfig.withCertificate(authority.client(ADMIN)));
        } catch (GeneralSecurityException | OperatorCreationException e) {
            throw new IllegalStateException("this JDK cannot issue the certificates of a control plane", e);
        }
    }
}
