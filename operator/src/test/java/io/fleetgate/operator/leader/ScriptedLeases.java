package io.fleetgate.operator.leader;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.fabric8.kubernetes.api.model.coordination.v1.Lease;
import io.fabric8.kubernetes.api.model.coordination.v1.LeaseBuilder;
import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.ConfigBuilder;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.utils.Serialization;
import io.fleetgate.cluster.ClusterClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Stores one Lease, {@code fleet-system/operator}, as an API server does, with its check of the resourceVersion, and goes wrong
 * when it is told to.
 */
final class ScriptedLeases implements AutoCloseable {
    private static final String COLLECTION = "/apis/coordination.k8s.io/v1/namespaces/fleet-system/leases";

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private HttpServer server;
    private @Nullable Lease lease;
    private long version;
    private long lastChange;
    private boolean isFrozen;
    private final Set<String> cutOff = new HashSet<>();
    private long requests;
    private int conflicts;
    private @Nullable LeaseAnswer always;

    ScriptedLeases() throws IOException {
        server = listen(0);
    }

    /** A client of that name as an election needs it. */
    KubernetesClient client(String name, Duration patience) {
        Config config = new ConfigBuilder(Config.empty())
                .withMasterUrl("http://127.0.0.1:" + port())
                .withOauthToken(name)
                .withRequestTimeout(Math.toIntExact(patience.toMillis()))
                .withConnectionTimeout(Math.toIntExact(patience.toMillis()))
                .build();
        return ClusterClient.create(config);
    }

    int port() {
        return server.getAddress().getPort();
    }

    /** Takes connections and answers nothing until thawed. */
    synchronized void freeze() {
        isFrozen = true;
    }

    synchronized void thaw() {
        isFrozen = false;
        notifyAll();
    }

    /** The same for one client. */
    synchronized void cutOff(String client) {
        cutOff.add("Bearer " + client);
    }

    /** Awaits so many requests from now on. */
    synchronized void awaitRequests(int count) throws InterruptedException {
        long goal = requests + count;
        awaitTrue(() -> requests >= goal);
    }

    /** Refuses connections until started again, on the same port. */
    void stop() {
        server.stop(0);
    }

    void startAgain() throws IOException {
        server = listen(port());
    }

    /** The next so many changes meet another one that came first. */
    synchronized void conflict(int count) {
        conflicts = count;
    }

    /** From now on this is answered to everything; the lease stays as it is. */
    synchronized void answer(int status, String body) {
        always = new LeaseAnswer(status, body);
    }

    synchronized void answerAgain() {
        always = null;
    }

    /** Somebody else changes the lease, or makes one. */
    synchronized void edit(UnaryOperator<LeaseBuilder> change) {
        LeaseBuilder before = lease == null
                ? new LeaseBuilder()
                        .withNewMetadata()
                        .withNamespace("fleet-system")
                        .withName("operator")
                        .endMetadata()
                : new LeaseBuilder(lease);
        store(change.apply(before).build());
    }

    synchronized void delete() {
        lease = null;
    }

    synchronized @Nullable Lease lease() {
        return lease;
    }

    /** When the lease was last changed, in nanoseconds of this process. */
    synchronized long lastChange() {
        return lastChange;
    }

    /** Awaits a lease like this. */
    synchronized Lease await(Predicate<Lease> condition) throws InterruptedException {
        awaitTrue(() -> lease != null && condition.test(lease));
        return lease;
    }

    /** Awaits so many changes from now on. */
    synchronized void awaitChanges(int count) throws InterruptedException {
        long goal = version + count;
        awaitTrue(() -> version >= goal);
    }

    @Override
    public void close() {
        threads.shutdownNow();
        server.stop(0);
    }

    private HttpServer listen(int port) throws IOException {
        HttpServer listening = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), 0);
        listening.setExecutor(threads);
        listening.createContext("/", this::answer);
        listening.start();
        return listening;
    }

    private void answer(HttpExchange exchange) throws IOException {
        String body;
        try (InputStream request = exchange.getRequestBody()) {
            body = new String(request.readAllBytes(), StandardCharsets.UTF_8);
        }
        LeaseAnswer answer;
        try {
            answer = answer(
                    String.valueOf(exchange.getRequestHeaders().getFirst("Authorization")),
                    exchange.getRequestMethod(),
                    exchange.getRequestURI().getPath(),
                    body);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the server stops");
        }
        answer.sendTo(exchange);
    }

    private synchronized LeaseAnswer answer(String client, String method, String path, String body)
            throws InterruptedException {
        requests++;
        notifyAll();
        while (isFrozen || cutOff.contains(client)) {
            wait();
        }
        if (always != null) {
            return always;
        }
        return switch (method + " " + path) {
            case "GET " + COLLECTION + "/operator" -> lease == null ? LeaseAnswer.failure(404) : stored(200);
            case "POST " + COLLECTION -> lease == null ? store(parse(body)) : LeaseAnswer.failure(409);
            case "PUT " + COLLECTION + "/operator" -> replace(parse(body));
            default -> LeaseAnswer.failure(405);
        };
    }

    private LeaseAnswer replace(Lease changed) {
        if (lease == null) {
            return LeaseAnswer.failure(404);
        }
        String expected = changed.getMetadata().getResourceVersion();
        if (conflicts > 0 || !lease.getMetadata().getResourceVersion().equals(expected)) {
            conflicts = Math.max(0, conflicts - 1);
            return LeaseAnswer.failure(409);
        }
        return store(changed);
    }

    private LeaseAnswer store(Lease changed) {
        version++;
        lastChange = System.nanoTime();
        lease = new LeaseBuilder(changed)
                .editMetadata()
                .withResourceVersion(Long.toString(version))
                .endMetadata()
                .build();
        notifyAll();
        return stored(200);
    }

    private LeaseAnswer stored(int status) {
        return new LeaseAnswer(status, Serialization.asJson(lease));
    }

    private static Lease parse(String body) {
        return Serialization.unmarshal(body, Lease.class);
    }

    private void awaitTrue(BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!condition.getAsBoolean()) {
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                throw new AssertionError("not within 20 s; the lease is " + lease);
            }
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
    }
}
