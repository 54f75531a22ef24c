package io.fleetgate.e2e.store;

import io.fleetgate.e2e.installation.TestNamespace;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Objects of many kinds that are created, changed and deleted one round after the other, for as long as a test wants. */
final class ChangeStream {
    private final TestNamespace namespace;
    private final CountDownLatch underWay;
    private final FutureTask<Integer> work = new FutureTask<>((Callable<Integer>) this::changeUntilTold);

    private volatile boolean told;

    private ChangeStream(TestNamespace namespace, int rounds) {
        this.namespace = namespace;
        this.underWay = new CountDownLatch(rounds);
    }

    /** Starts, and returns when so many rounds are over. */
    static ChangeStream startedIn(TestNamespace namespace, int rounds) throws InterruptedException {
        var stream = new ChangeStream(namespace, rounds);
        Thread.ofVirtual().name("changes").start(stream.work);
        stream.underWay.await();
        return stream;
    }

    /** Ends after the round that is under way; returns how many of all rounds were stored. */
    int end() throws ExecutionException, InterruptedException {
        told = true;
        return work.get();
    }

    /** A round that meets no API server is lost, as with any other client. */
    private int changeUntilTold() throws IOException, InterruptedException {
        int stored = 0;
        for (int round = 0; !told; round++) {
            if (namespace.apply(objects(round)).succeeded()) {
                stored++;
            }
            namespace.kubectl("delete", "target/edge-" + (round - 1), "--ignore-not-found", "--wait=false");
            underWay.countDown();
        }
        return stored;
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
