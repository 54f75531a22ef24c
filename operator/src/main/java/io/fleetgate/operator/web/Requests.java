package io.fleetgate.operator.web;

import io.fleetgate.text.PrintableText;
import java.io.IOException;
import java.net.InetAddress;
import java.net.http.HttpRequest;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLContext;
import org.apache.hc.core5.ssl.SSLContexts;
import org.jspecify.annotations.Nullable;

/** Sends requests, each once and to the host that it names: no redirect is followed, and no proxy asked. */
public final class Requests implements AutoCloseable {
    private static final int LONGEST_CAUSE = 200;

    /** What the client says of a connection: it puts the host and its addresses before the cause, and takes the cause's place. */
    private static final Pattern NO_CONNECTION = Pattern.compile("Connect to .* failed: (?<cause>.*)");

    private final Supplier<SSLContext> trust;
    private final HostGuard guard;

    /** Looking a host up may take long, and nothing can stop it. */
    private final ExecutorService threads = Executors.newCachedThreadPool(
            Thread.ofPlatform().daemon().name("registry-", 0).factory());

    /** Made for the first request: until a tag is to be deleted, nothing is loaded for it. */
    private @Nullable StrictClient client;

    /** Connects nothing yet, and trusts what the JVM does. */
    public Requests() {
        this(SSLContexts::createSystemDefault, InetAddress::getAllByName);
    }

    /** The same with other trust, and with hosts elsewhere. */
    Requests(Supplier<SSLContext> trust, HostGuard.NameService names) {
        this.trust = trust;
        this.guard = new HostGuard(names);
    }

    /** Sends a request without a body, and waits for the answer. */
    public Response send(HttpRequest request, Budget budget) throws Unanswered, InterruptedException {
        String host = request.uri().getAuthority();
        budget.check(host);
        StrictClient sender = sender();
        SingleRequest single = new SingleRequest(request);
        try {
            return budget.await(threads.submit(() -> single.over(sender.client())), host);
        } catch (RejectedExecutionException _) {
            throw Unanswered.stopped();
        } catch (ExecutionException e) {
            throw unanswered(host, e);
        } finally {
            single.cancel();
            sender.forget();
        }
    }

    /** Gives up what is under way. */
    @Override
    public synchronized void close() {
        threads.shutdownNow();
        if (client != null) {
            client.close();
        }
    }

    private synchronized StrictClient sender() {
        if (client == null) {
            client = new StrictClient(trust.get(), guard);
        }
        return client;
    }

    private Unanswered unanswered(String host, ExecutionException end) {
        if (threads.isShutdown()) {
            return Unanswered.stopped();
        }
        if (!(end.getCause() instanceof IOException failure)) {
            throw new IllegalStateException("a request ended in an error", end.getCause());
        }
        Throwable cause = innermost(failure);
        return cause instanceof Unanswered refusal
                ? refusal
                : Unanswered.because(host + " cannot be reached, " + phrase(cause) + "; it is tried again");
    }

    private static Throwable innermost(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause;
    }

    private static String phrase(Throwable cause) {
        String line = PrintableText.onOneLine(text(cause));
        return line.length() > LONGEST_CAUSE ? line.substring(0, LONGEST_CAUSE) : line;
    }

    private static String text(Throwable cause) {
        if (cause.getMessage() == null) {
            return cause.getClass().getSimpleName();
        }
        Matcher connection = NO_CONNECTION.matcher(cause.getMessage());
        return connection.matches()
                ? cause.getClass().getSuperclass().getSimpleName() + ": " + connection.group("cause")
                : cause.getClass().getSimpleName() + ": " + cause.getMessage();
    }
}
