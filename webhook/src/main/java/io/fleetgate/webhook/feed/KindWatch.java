package io.fleetgate.webhook.feed;

import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.dsl.base.ResourceDefinitionContext;
import io.fabric8.kubernetes.client.informers.SharedIndexInformer;
import io.fleetgate.object.Kind;
import io.fleetgate.store.Completeness;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps one kind of the snapshot as the API server has it: a list, then a watch, and again after every failure. */
final class KindWatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(KindWatch.class);

    private final Kind<?> kind;
    private final LiveSnapshot snapshot;
    private final Duration patience;
    private final SharedIndexInformer<GenericKubernetesResource> informer;

    private volatile @Nullable Outage outage;
    private volatile String lastFailure = "";

    /**
     * A watch that has not started.
     *
     * @param patience how long a watch may be down before what it said counts as out of date
     */
    KindWatch(KubernetesClient client, Kind<?> kind, LiveSnapshot snapshot, Duration patience) {
        this.kind = kind;
        this.snapshot = snapshot;
        this.patience = patience;
        this.informer = client.genericKubernetesResources(definition(kind))
                .inAnyNamespace()
                .runnableInformer(0)
                .itemStore(new SnapshotItemStore(kind, snapshot, client.getKubernetesSerialization()))
                .exceptionHandler((started, failure) -> retryAfter(failure));
    }

    /**
     * Starts to read.
     *
     * @param onComplete run once, when every object of the kind has been read
     */
    void start(Runnable onComplete) {
        informer.start().thenRun(this::firstListArrived).thenRun(onComplete);
    }

    /** What is missing about this kind, as a sentence; empty while it is known. */
    Optional<String> missing() {
        return switch (snapshot.current().completeness(kind)) {
            case Completeness.Complete() -> Optional.empty();
            case Completeness.NotSynced() ->
                Optional.of(kind.name() + ": not read yet" + (lastFailure.isEmpty() ? "" : ", " + lastFailure));
            case Completeness.ReadFailed(String cause) -> Optional.of(kind.name() + ": " + cause);
        };
    }

    /** Looks whether the watch stands; to be called every few seconds, by one thread. */
    void check(long nowNanos) {
        Outage sinceList = outage;
        if (sinceList == null) {
            return;
        }
        Outage.Watching watching = informer.isWatching() ? Outage.Watching.UP : Outage.Watching.DOWN;
        Completeness known = sinceList.look(watching, nowNanos);
        if (!known.equals(snapshot.current().completeness(kind))) {
            snapshot.mark(kind, known);
            report(known);
        }
        if (watching == Outage.Watching.UP) {
            lastFailure = "";
        }
    }

    @Override
    public void close() {
        informer.close();
    }

    private void firstListArrived() {
        outage = new Outage(patience, System.nanoTime());
        snapshot.mark(kind, Completeness.COMPLETE);
        LOG.atInfo().addKeyValue("kind", kind.name()).log("read every object");
    }

    private void report(Completeness known) {
        switch (known) {
            case Completeness.ReadFailed(String cause) ->
                LOG.atWarn()
                        .addKeyValue("kind", kind.name())
                        .addKeyValue("cause", cause)
                        .log("what was read counts as out of date; no decision is based on it");
            case Completeness.Complete() ->
                LOG.atInfo().addKeyValue("kind", kind.name()).log("the watch stands again");
            case Completeness.NotSynced() -> {
                // Nothing goes back to that: the first list has arrived.
            }
        }
    }

    private boolean retryAfter(Throwable failure) {
        String sentence = ClientFailure.sentence(failure);
        if (!sentence.equals(lastFailure)) {
            LOG.atWarn()
                    .addKeyValue("kind", kind.name())
                    .addKeyValue("cause", sentence)
                    .log("list or watch failed; retrying");
            lastFailure = sentence;
        }
        return true;
    }

    private static ResourceDefinitionContext definition(Kind<?> kind) {
        return new ResourceDefinitionContext.Builder()
                .withGroup(kind.groupKind().group())
                .withVersion(kind.version())
                .withKind(kind.name())
                .withPlural(kind.plural())
                .withNamespaced(true)
                .build();
    }
}
