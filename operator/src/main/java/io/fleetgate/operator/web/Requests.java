package io.fleetgate.operator.web;

import io.fleetgate.text.PrintableText;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/** Sends requests, each once and to the host that it names: no redirect is followed, and no proxy asked. */
public final class Requests implements AutoCloseable {
    private static final int LONGEST_CAUSE = 200;

    /** Looking a host up may take long, and nothing can stop it. */
    private final ExecutorService threads = Executors.newCachedThreadPool(
            Thread.ofPlatform().daemon().name("registry-", 0).factory());

    /** Sends a request without a body, and waits for the answer. */
    public Response send(HttpRequest request, Budget budget) throws Unanswered, InterruptedException {
        URI uri = request.uri();
        String host = uri.getAuthority();
        List<InetAddress> addresses = await(() -> HostGuard.addresses(uri.getHost()), budget, host);
        try (Connection connection = new Connection()) {
            Connection.Open open = await(() -> connection.open(uri, addresses), budget, host);
            return await(() -> open.ask(request), budget, host);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    private <T> T await(Callable<T> step, Budget budget, String host) throws Unanswered, InterruptedException {
        budget.check(host);
        try {
            return budget.await(threads.submit(step), host);
        } catch (RejectedExecutionException _) {
            throw Unanswered.stopped();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Unanswered refusal) {
                throw refusal;
            }
            if (e.getCause() instanceof IOException failure) {
                throw Unanswered.because(
                        host + " cannot be reached, " + phrase(innermost(failure)) + "; it is tried again");
            }
            throw new IllegalStateException("a request ended in an error", e.getCause());
        }
    }

    private static Throwable innermost(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause;
    }

    private static String phrase(Throwable cause) {
        String text = cause.getClass().getSimpleName() + (cause.getMessage() == null ? "" : ": " + cause.getMessage());
        String line = PrintableText.onOneLine(text);
        return line.length() > LONGEST_CAUSE ? line.substring(0, LONGEST_CAUSE) : line;
    }
}
