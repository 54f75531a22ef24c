package io.fleetgate.operator.web;

import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Duration;
import javax.net.ssl.SSLContext;

/** Asks servers of the tests, with time enough. */
final class Asking implements AutoCloseable {
    private static final Duration LONG = Duration.ofMinutes(1);

    private final Requests requests;

    Asking(SSLContext trust, HostGuard.NameService names) {
        this.requests = new Requests(() -> trust, names);
    }

    /** Asks hosts where they are. */
    Asking() {
        this.requests = new Requests();
    }

    Response ask(String method, String address) throws Unanswered, InterruptedException {
        return ask(method, address, LONG);
    }

    Response ask(String method, String address, Duration patience) throws Unanswered, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
                .method(method, HttpRequest.BodyPublishers.noBody())
                .build();
        return requests.send(request, new Budget(patience, () -> LONG));
    }

    @Override
    public void close() {
        requests.close();
    }

    static InetAddress[] at(String... literals) {
        InetAddress[] addresses = new InetAddress[literals.length];
        for (int i = 0; i < literals.length; i++) {
            addresses[i] = InetAddress.ofLiteral(literals[i]);
        }
        return addresses;
    }
}
