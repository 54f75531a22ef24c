package io.fleetgate.operator.cluster;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Asks the API server for its version, again and again: the cheapest request that needs an API server and no permission. */
public final class Connection implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
    private static final List<String> NOT_YET = List.of("the API server has not answered yet");

    private final KubernetesClient client;
    private final Duration interval;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final CountDownLatch connected = new CountDownLatch(1);

    private volatile List<String> missing = NOT_YET;

    public Connection(KubernetesClient client, Duration interval) {
        this.client = client;
        this.interval = interval;
    }

    /** Starts asking, on a thread of its own. */
    public void start() {
        Thread.ofPlatform().daemon().name("connection").start(this::askUntilClosed);
    }

    /** What is missing, one sentence each; empty while the API server answers. */
    public List<String> missing() {
        return missing;
    }

    /** Waits for the first answer; returns false when closed before it came. */
    public boolean awaitFirst() throws InterruptedException {
        connected.await();
        return missing.isEmpty();
    }

    @Override
    public void close() {
        closed.countDown();
        connected.countDown();
        client.close();
    }

    private void askUntilClosed() {
        try {
            do {
                ask();
            } while (!closed.await(interval.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void ask() {
        try {
            String version = client.getKubernetesVersion().getGitVersion();
            if (!missing.isEmpty()) {
                LOG.atInfo()
                        .addKeyValue("server", client.getMasterUrl())
                        .addKeyValue("version", version)
                        .log("the API server answers");
            }
            missing = List.of();
            connected.countDown();
        } catch (KubernetesClientException e) {
            String sentence = "the API server at " + client.getMasterUrl() + " does not answer: " + e.getMessage();
            if (!missing.equals(List.of(sentence))) {
                LOG.warn(sentence);
            }
            missing = List.of(sentence);
        }
    }
}
