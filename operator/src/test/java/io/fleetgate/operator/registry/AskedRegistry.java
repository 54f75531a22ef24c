package io.fleetgate.operator.registry;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** A registry with one tag, and a client that asks it about that without credentials. */
final class AskedRegistry implements AutoCloseable {
    static final String WEB = "charts/web:v1";

    final FakeRegistry registry;
    final AtomicReference<Duration> fence = new AtomicReference<>(Duration.ofMinutes(1));
    final RegistryClient client;

    AskedRegistry() throws IOException {
        registry = new FakeRegistry();
        registry.push(WEB);
        client = client(Duration.ofSeconds(5));
    }

    /** Another client, which waits so long for an answer. */
    RegistryClient client(Duration patience) {
        return new RegistryClient(TokenServers.OWN, fence::get, patience);
    }

    TagAnswer delete() throws InterruptedException {
        return client.delete(tag(), Optional.empty());
    }

    TagAnswer look() throws InterruptedException {
        return client.look(tag(), Optional.empty());
    }

    /** What is wrong when the tag is to be deleted; empty where nothing is. */
    String failure() throws InterruptedException {
        return delete() instanceof TagAnswer.Failed(var _, String message) ? message : "";
    }

    RegistryTag tag() {
        return tagAt(registry.host());
    }

    /** The same tag elsewhere. */
    static RegistryTag tagAt(String host) {
        return new RegistryTag(RegistryTag.Scheme.HTTP, host, "charts/web", "v1");
    }

    @Override
    public void close() {
        client.close();
        registry.close();
    }
}
