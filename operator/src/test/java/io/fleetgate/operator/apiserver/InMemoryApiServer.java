package io.fleetgate.operator.apiserver;

import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.ConfigBuilder;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.apiserver.http.Answer;
import io.fleetgate.operator.apiserver.http.Exchange;
import io.fleetgate.operator.apiserver.http.Listener;
import io.fleetgate.operator.apiserver.storage.Resource;
import io.fleetgate.operator.apiserver.storage.Storage;
import io.fleetgate.operator.apiserver.storage.Writes;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * The server. A client under test is known by the token that {@link #clientConfig} gives it: when a fault kills it, whatever
 * it still sends is cut off, and its successor, made from {@link #clientConfig} after {@link #restart}, is served. Requests
 * without a token, such as a test's own, are always served.
 */
public final class InMemoryApiServer implements AutoCloseable {
    private final Storage storage = new Storage();
    private final Writes writes = new Writes(storage);
    private final Router router = new Router(storage, writes);
    private final Watches watches = new Watches(storage);
    private final CallLog calls = new CallLog();
    private final Faults faults = new Faults();
    private final Injection injection = new Injection(faults, this::kill);
    private final Set<String> killed = ConcurrentHashMap.newKeySet();
    private final AtomicInteger generation = new AtomicInteger(1);
    private final Listener listener;

    private InMemoryApiServer() throws IOException {
        listener = Listener.start(this::handle);
    }

    /** Starts an empty server in which every namespace exists. */
    public static InMemoryApiServer start() throws IOException {
        return new InMemoryApiServer();
    }

    /** From now on what only objects own that are gone is deleted with them, at once. */
    public InMemoryApiServer withGarbageCollection() {
        writes.collectGarbage();
        return this;
    }

    /** From now on a list that is asked for in pages comes in pages of so many objects at most. */
    public InMemoryApiServer withPagesOf(int objects) {
        router.lists().cutPages(objects);
        return this;
    }

    public String url() {
        return listener.url();
    }

    /** For the present generation of the client under test. */
    public Config clientConfig() {
        return clientConfig("client-" + generation.get());
    }

    /** For a client of its own, such as a second replica. */
    public Config clientConfig(String token) {
        return new ConfigBuilder()
                .withAutoConfigure(false)
                .withMasterUrl(url())
                .withOauthToken(token)
                .withNamespace("fleetgate")
                .build();
    }

    /** Cuts the present generation of the client off, if no fault did already; the next one may come. */
    public void restart() {
        kill("client-" + generation.getAndIncrement());
    }

    /** Cuts a client off for ever. */
    public void kill(String token) {
        killed.add(token);
        listener.reset(token);
    }

    /** What was asked so far. */
    public CallLog calls() {
        return calls;
    }

    /** What is to go wrong. */
    public Faults faults() {
        return faults;
    }

    /** What users and other controllers do: no request, no fault, no entry in the log. */
    public Fleet fleet() {
        return new Fleet(storage, writes);
    }

    /** Forgets the history and the pages of lists: who watches on is not disturbed, who begins from before is told. */
    public void expire() {
        storage.forget();
        router.lists().expire();
    }

    /** Resets the connection of every watch of a kind. */
    public void breakWatches(Kind<?> kind) {
        storage.history(Resource.of(kind)).breakWatches();
    }

    /** Sends a bookmark to every watch of a kind, with the version that is returned. */
    public long bookmark(Kind<?> kind) {
        return storage.bookmark(Resource.of(kind));
    }

    /** Sends a bookmark to every watch of the fleet; whoever knows of this version knows all that is stored now. */
    public long bookmark() {
        long version = storage.version() + 1;
        SolarKinds.ALL.forEach(this::bookmark);
        return version;
    }

    /** Removes the CRD of a kind with all its objects; requests for it are answered as for any path that is not there. */
    public void uninstall(Kind<?> kind) {
        router.unserved().add(Resource.of(kind));
        storage.removeAll(Resource.of(kind));
    }

    /** Installs the CRD again. */
    public void install(Kind<?> kind) {
        router.unserved().remove(Resource.of(kind));
    }

    @Override
    public void close() throws IOException {
        faults.release();
        listener.close();
    }

    private void handle(Exchange exchange) throws IOException, InterruptedException {
        Call call = calls.add(exchange.request());
        exchange.identify(call.client());
        if (killed.contains(call.client())) {
            exchange.reset();
            return;
        }
        LockSupport.parkNanos(faults.delay().toNanos());
        Optional<Fault> fault = faults.next(call);
        if (fault.isPresent()) {
            injection.inject(fault.get(), call, exchange, () -> router.answer(exchange.request()));
        } else if (call.isWatch() && router.route(exchange.request()).isPresent()) {
            call.answered(200);
            watches.watch(exchange, router.route(exchange.request()).get());
        } else {
            Answer answer = router.answer(exchange.request());
            call.answered(answer.status());
            exchange.answer(answer);
        }
    }
}
