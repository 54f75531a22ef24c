package io.fleetgate.operator.registry;

import io.fleetgate.text.PrintableText;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Sends requests, each once and to the host that it names: no redirect is followed. */
final class Requests implements AutoCloseable {
    private static final int LONGEST_CAUSE = 200;

    /** Looking a host up may take long, and nothing can stop it. */
    private final ExecutorService threads = Executors.newCachedThreadPool(
            Thread.ofPlatform().daemon().name("registry-", 0).factory());

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(Duration.ofSeconds(10))
            .executor(threads)
            .build();

    /** Sends, and waits for the answer. */
    Reply send(HttpRequest request, Budget budget) throws Failure, InterruptedException {
        String host = request.uri().getAuthority();
        budget.check(host);
        checkHost(request.uri(), budget);
        budget.check(host);
        try {
            HttpResponse<byte[]> response = budget.await(http.sendAsync(request, _ -> new FirstBytes()), host);
            return Reply.of(response.statusCode(), response.headers(), response.body());
        } catch (ExecutionException e) {
            throw Failure.ofRegistry(host + " cannot be reached, " + phrase(innermost(e)) + "; it is tried again");
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
        threads.shutdownNow();
    }

    private void checkHost(URI uri, Budget budget) throws Failure, InterruptedException {
        try {
            Optional<String> refusal = budget.await(
                    CompletableFuture.supplyAsync(() -> HostGuard.refusal(uri.getHost()), threads), uri.getAuthority());
            if (refusal.isPresent()) {
                throw Failure.ofRegistry(refusal.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a host cannot be looked up", e.getCause());
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
