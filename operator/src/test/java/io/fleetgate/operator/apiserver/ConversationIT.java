package io.fleetgate.operator.apiserver;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.apiserver.conversation.Conversation;
import io.fleetgate.operator.apiserver.conversation.HttpPartner;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What was recorded with a real API server; the module e2e holds the same with a real one. */
class ConversationIT {
    private static final Path RECORDED = Path.of("src", "test", "resources", "apiserver");

    static List<Conversation> recorded() throws IOException {
        return Conversation.in(RECORDED);
    }

    @Test
    void everyConversationIsHeld() throws IOException {
        assertThat(recorded()).hasSize(17);
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void serverInMemoryAnswersAsTheRealOne(Conversation conversation) throws IOException, InterruptedException {
        try (InMemoryApiServer server = InMemoryApiServer.start();
                HttpClient http = HttpClient.newHttpClient()) {
            server.fleet().removeNamespace("no-such-namespace");

            String held = conversation.heldWith(new InMemoryPartner(http, server));

            assertThat(held).isEqualTo(conversation.recorded());
        }
    }

    private static final class InMemoryPartner extends HttpPartner {
        private final InMemoryApiServer server;

        InMemoryPartner(HttpClient http, InMemoryApiServer server) {
            super(http, server.url(), "");
            this.server = server;
        }

        @Override
        public String namespace() {
            return "conversation";
        }

        @Override
        public void terminateNamespace() {
            server.fleet().terminateNamespace(namespace());
        }
    }
}
