package io.fleetgate.e2e.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.TestNamespace;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Objects of many kinds that are created, changed and deleted one round after the other, for as long as a test wants. */
final class ChangeStream {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final TestNamespace namespace;
    private final Semaphore stored = new Semaphore(0);
    private final FutureTask<Integer> work = new FutureTask<>(this::changeUntilTold);

    private volatile boolean told;

    private ChangeStream(TestNamespace namespace) {
        this.namespace = namespace;
    }

    static ChangeStream startedIn(TestNamespace namespace) {
        var stream = new ChangeStream(namespace);
        Thread.ofVirtual().name("changes").start(stream.work);
        return stream;
    }

    /** Waits until so many more rounds were stored. */
    void awaitStored(int rounds) throws InterruptedException {
        assertThat(stored.tryAcquire(rounds, LIMIT.toSeconds(), TimeUnit.SECONDS))
                .as("%d rounds are stored within %s", rounds, LIMIT)
                .isTrue();
    }

    /** Ends after the round that is under way; returns how many rounds there were, stored or not. */
    int end() throws ExecutionException, InterruptedException {
        told = true;
        return work.get();
    }

    /** A round that meets no API server is lost, as with any other client. */
    private int changeUntilTold() throws IOException, InterruptedException {
        int round = 0;
        for (; !told; round++) {
            if (namespace.apply(objects(round)).succeeded()) {
                stored.release();
            }
            namespace.kubectl("delete", "target/edge-" + (round - 1), "--ignore-not-found", "--wait=false");
        }
        return round;
    }

    private static String objects(int round) {
        return """
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Target
                metadata: {name: edge-%1$d, labels: {round: "%1$d"}}
                spec: {renderRegistryRef: {name: deploy}}
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Target
                metadata: {name: central, labels: {round: "%1$d"}}
                spec: {renderRegistryRef: {name: deploy}}
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Release
                metadata: {name: release-%2$d, labels: {round: "%1$d"}}
                spec: {uniqueName: release, componentVersionRef: {name: version}}
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Profile
                metadata: {name: profile, labels: {round: "%1$d"}}
                spec: {releaseRef: {name: release-%2$d}, targetSelector: {matchLabels: {round: "%1$d"}}}
                """.formatted(round, round % 5);
    }
}
