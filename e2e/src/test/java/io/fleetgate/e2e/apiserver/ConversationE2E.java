package io.fleetgate.e2e.apiserver;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.certs.Trust;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import io.fleetgate.e2e.installation.TestNamespace;
import io.fleetgate.operator.apiserver.conversation.Conversation;
import io.fleetgate.operator.apiserver.conversation.HttpPartner;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The conversations that the operator's tests hold with their API server in memory, with the real one. */
@ExtendWith(InstallationExtension.class)
class ConversationE2E {
    private static final Path RECORDED = Path.of("..", "operator", "src", "test", "resources", "apiserver");
    private static final String ACCOUNT = "speaker";

    private final Installation installation;

    ConversationE2E(Installation installation) {
        this.installation = installation;
    }

    static List<Conversation> recorded() throws IOException {
        return Conversation.in(RECORDED);
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void realServerAnswersAsItDidWhenItWasRecorded(Conversation conversation) throws Exception {
        TestNamespace namespace = installation.newUnregisteredNamespace("conversation");
        ControlPlane controlPlane = installation.controlPlane();
        namespace.kubectl("create", "serviceaccount", ACCOUNT).output();
        String account = namespace.name() + ":" + ACCOUNT;
        controlPlane
                .kubectl(
                        "create",
                        "clusterrolebinding",
                        namespace.name(),
                        "--clusterrole=cluster-admin",
                        "--serviceaccount=" + account)
                .output();
        String token = controlPlane.serviceAccountToken(namespace.name(), ACCOUNT);

        try (HttpClient http = HttpClient.newBuilder()
                .sslContext(Trust.inFile(controlPlane.caCertificate()))
                .build()) {
            String held = conversation.heldWith(new RealPartner(http, controlPlane.url(), token, namespace));

            assertThat(held).isEqualTo(conversation.recorded());
        } finally {
            controlPlane
                    .kubectl("delete", "clusterrolebinding", namespace.name())
                    .output();
            namespace
                    .kubectl("patch", "profile/edge", "--type=merge", "--patch", "{\"metadata\":{\"finalizers\":null}}")
                    .succeeded();
        }
    }

    private static final class RealPartner extends HttpPartner {
        private final TestNamespace namespace;

        RealPartner(HttpClient http, String url, String token, TestNamespace namespace) {
            super(http, url, token);
            this.namespace = namespace;
        }

        @Override
        public String namespace() {
            return namespace.name();
        }

        @Override
        public void terminateNamespace() throws IOException, InterruptedException {
            namespace
                    .controlPlane()
                    .kubectl("delete", "namespace", namespace(), "--wait=false")
                    .output();
        }
    }
}
