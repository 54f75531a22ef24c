package io.fleetgate.e2e.controlplane;

import io.fleetgate.e2e.controlplane.ClusterAuthority.Credential;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The text of a kubeconfig for one server, self-contained: it names no other file. */
record Kubeconfig(String server, String caCertificate) {
    /** For a client that proves itself with a certificate. */
    String withCertificate(Credential client) {
        return with("""
                client-certificate-data: %s
                    client-key-data: %s""".formatted(base64(client.certificate()), base64(client.privateKey())));
    }

    /** For a client that proves itself with a bearer token. */
    String withToken(String token) {
        return with("token: " + token);
    }

    private String with(String credential) {
        return """
                apiVersion: v1
                kind: Config
                current-context: e2e
                clusters:
                - name: e2e
                  cluster:
                    server: %s
                    certificate-authority-data: %s
                users:
                - name: e2e
                  user:
                    %s
                contexts:
                - name: e2e
                  context:
                    cluster: e2e
                    user: e2e
                """.formatted(server, base64(caCertificate), credential);
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
