package io.fleetgate.operator.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.ServerSocket;
import java.net.SocketAddress;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests to an address that was judged, whatever the name of the host leads to by now, and nothing besides. */
class RequestsTest {
    private static final String HERE = "127.0.0.1";
    private static final String HELLO = "HTTP/1.1 200 OK~Content-Length: 5~Set-Cookie: a=b~~hello";

    @Test
    void itGoesToTheAddressThatWasJudgedAndNoNameIsLookedUpAgain() throws Exception {
        Queue<String> places = new ArrayDeque<>(List.of(HERE, "169.254.169.254"));
        try (RawServer server = RawServer.of(HELLO);
                Asking asking = asking(_ -> Asking.at(places.remove()))) {
            assertThat(asking.ask("GET", "http://registry.test:" + server.port())
                            .body())
                    .isEqualTo("hello");
            assertThat(places).hasSize(1);
        }
    }

    @Test
    void whereAHostIsIsAskedForEveryRequest() throws Exception {
        Queue<String> places = new ArrayDeque<>(List.of(HERE, "169.254.169.254"));
        try (RawServer server = RawServer.of(HELLO);
                Asking asking = asking(_ -> Asking.at(places.remove()))) {
            String address = "http://registry.test:" + server.port();
            asking.ask("GET", address);

            assertThatThrownBy(() -> asking.ask("GET", address)).hasMessageContaining("where no registry is");
        }
    }

    @Test
    void aHostIsNotAskedThatIsAlsoWhereNoRegistryIs() throws Exception {
        try (RawServer server = RawServer.of(HELLO);
                Asking asking = asking(_ -> Asking.at(HERE, "169.254.169.254"))) {
            assertThatThrownBy(() -> asking.ask("GET", "http://registry.test:" + server.port()))
                    .hasMessage("registry.test is at 169.254.169.254, where no registry is and nothing is sent;"
                            + " correct spec.hostname of the Registry");
            assertThat(server.heads()).isEmpty();
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"203.0.113.1", "[2001:db8::1]", "[::ffff:203.0.113.1]"})
    void anAddressIsJudgedLikeAName(String host) throws Exception {
        List<String> asked = new ArrayList<>();
        try (RawServer server = RawServer.of(HELLO);
                Asking asking = asking(name -> {
                    asked.add(name);
                    return Asking.at(HERE);
                })) {
            asking.ask("GET", "http://" + host + ":" + server.port());

            assertThat(asked).containsExactly(host);
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"169.254.169.254", "[fe80::1]", "[::ffff:169.254.169.254]", "[64:ff9b::a9fe:a9fe]"})
    void nothingIsSentToAnAddressWhereNoRegistryIs(String host) {
        try (Asking asking = new Asking()) {
            assertThatThrownBy(() -> asking.ask("GET", "http://" + host))
                    .isInstanceOf(Unanswered.class)
                    .hasMessageContaining("where no registry is");
        }
    }

    @Test
    void theNextAddressIsTakenWhereOneCannotBeReached() throws Exception {
        try (RawServer server = RawServer.of(HELLO);
                Asking asking = asking(_ -> Asking.at("127.0.0.2", HERE))) {
            assertThat(asking.ask("GET", "http://registry.test:" + server.port())
                            .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void whatTheSystemSaysOfAConnectionIsTold() throws Exception {
        int free;
        try (ServerSocket socket = new ServerSocket(0)) {
            free = socket.getLocalPort();
        }
        try (Asking asking = asking(_ -> Asking.at(HERE))) {
            assertThatThrownBy(() -> asking.ask("GET", "http://registry.test:" + free))
                    .hasMessage("registry.test:" + free + " cannot be reached, ConnectException: Connection refused;"
                            + " it is tried again");
        }
    }

    @Test
    void nothingIsSentButWhatIsAsked() throws Exception {
        try (RawServer server = RawServer.of(HELLO);
                Asking asking = new Asking()) {
            asking.ask("DELETE", "http://127.0.0.1:" + server.port() + "//v2/%41?a=%20b");
            asking.ask("GET", "http://127.0.0.1:" + server.port());

            assertThat(server.heads().getFirst())
                    .containsExactlyInAnyOrder(
                            "DELETE //v2/%41?a=%20b HTTP/1.1", "Host: 127.0.0.1:" + server.port(), "Connection: close");
            assertThat(server.heads().getLast())
                    .containsExactlyInAnyOrder(
                            "GET / HTTP/1.1", "Host: 127.0.0.1:" + server.port(), "Connection: close");
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "HTTP/1.1 503 Unavailable~Retry-After: 0~Content-Length: 0~~",
                "HTTP/1.1 429 Too Many~Retry-After: 0~Content-Length: 0~~",
                "HTTP/1.1 307 Elsewhere~Location: /elsewhere~Content-Length: 0~~",
                "HTTP/1.1 401 Who~WWW-Authenticate: Basic realm=\"a\"~Content-Length: 0~~"
            })
    void anAnswerIsTheEndOfARequest(String answer) throws Exception {
        try (RawServer server = RawServer.of(answer);
                Asking asking = new Asking()) {
            assertThat(asking.ask("GET", "http://127.0.0.1:" + server.port()).status())
                    .isIn(503, 429, 307, 401);
            assertThat(server.heads()).hasSize(1);
        }
    }

    @Test
    void aConnectionThatEndsIsTheEndOfARequestToo() throws Exception {
        try (RawServer server = RawServer.of("");
                Asking asking = new Asking()) {
            assertThatThrownBy(() -> asking.ask("GET", "http://127.0.0.1:" + server.port()))
                    .isInstanceOf(Unanswered.class);
            assertThat(server.heads()).hasSize(1);
        }
    }

    @Test
    void noProxyOfTheProcessIsAsked() throws Exception {
        ProxySelector before = ProxySelector.getDefault();
        List<URI> asked = new ArrayList<>();
        ProxySelector.setDefault(new ProxySelector() {
            @Override
            public List<Proxy> select(URI uri) {
                asked.add(uri);
                return List.of(new Proxy(Proxy.Type.SOCKS, new InetSocketAddress(InetAddress.ofLiteral(HERE), 1)));
            }

            @Override
            public void connectFailed(URI uri, SocketAddress address, IOException e) {}
        });
        try (RawServer server = RawServer.of(HELLO);
                Asking asking = new Asking()) {
            assertThat(asking.ask("GET", "http://127.0.0.1:" + server.port()).status())
                    .isEqualTo(200);
            assertThat(asked).isEmpty();
        } finally {
            ProxySelector.setDefault(before);
        }
    }

    @Test
    void whatIsUnderWayIsGivenUpWhenItIsClosed() throws Exception {
        CompletableFuture<Void> sent = new CompletableFuture<>();
        CompletableFuture<Unanswered> end = new CompletableFuture<>();
        try (RawServer server = new RawServer(out -> {
                    sent.complete(null);
                    while (true) {
                        out.write(RawServer.bytes("HTTP/1.1 100 Continue~~"));
                    }
                });
                Asking asking = new Asking()) {
            Thread.ofVirtual().start(() -> {
                try {
                    asking.ask("GET", "http://127.0.0.1:" + server.port());
                } catch (Unanswered e) {
                    end.complete(e);
                } catch (InterruptedException e) {
                    end.completeExceptionally(e);
                }
            });
            sent.join();
        }

        assertThat(end.join().isStopped()).isTrue();
    }

    private static Asking asking(HostGuard.NameService names) throws Exception {
        return new Asking(SSLContext.getDefault(), names);
    }
}
