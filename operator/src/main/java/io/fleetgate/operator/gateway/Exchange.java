package io.fleetgate.operator.gateway;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.http.AsyncBody;
import io.fabric8.kubernetes.client.http.HttpClient;
import io.fabric8.kubernetes.client.http.HttpRequest;
import io.fabric8.kubernetes.client.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Sends a writing request, once, on the connections and with the identity of a client; nothing else in the project does. */
final class Exchange {
    /** An API server stores less in one object. */
    private static final int LONGEST = 4 << 20;

    private final HttpClient http;
    private final String url;
    private final Fence fence;

    /** Connects nothing yet; what is not on the way when the fence falls is not sent. */
    Exchange(KubernetesClient client, Fence fence) {
        this.fence = fence;
        this.http = Identity.sendingOnce(client);
        String master = client.getMasterUrl().toString();
        this.url = master.endsWith("/") ? master : master + "/";
    }

    /**
     * Sends, and waits for the whole answer.
     *
     * @param within after this long the connection is closed, and the API server, which is told how long, has given up
     * @throws NoAnswer when there is none, or one that is too long
     */
    Answer send(WriteRequest request, Duration within) throws NoAnswer, InterruptedException {
        long end = System.nanoTime() + within.toNanos();
        BoundedBody body = new BoundedBody(LONGEST);
        CompletableFuture<HttpResponse<AsyncBody>> head = begin(request, body, within);
        boolean isWhole = false;
        try {
            HttpResponse<AsyncBody> response = head.get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            byte[] bytes = body.readFrom(response.body()).get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            isWhole = true;
            return Answer.read(response.code(), Optional.ofNullable(response.header("Retry-After")), bytes);
        } catch (TimeoutException e) {
            throw NoAnswer.within(within.toMillis(), e);
        } catch (ExecutionException e) {
            Throwable cause = innermost(e);
            throw cause instanceof HttpTimeoutException
                    ? NoAnswer.within(within.toMillis(), e)
                    : NoAnswer.broken(cause);
        } finally {
            if (!isWhole) {
                var _ = head.thenAccept(late -> late.body().cancel());
            }
        }
    }

    private CompletableFuture<HttpResponse<AsyncBody>> begin(WriteRequest request, BoundedBody body, Duration within)
            throws NoAnswer {
        String query =
                (request.query().isEmpty() ? "?" : "?" + request.query() + "&") + "timeout=" + within.toMillis() + "ms";
        byte[] bytes = request.body().toString().getBytes(StandardCharsets.UTF_8);
        HttpRequest sent = http.newHttpRequestBuilder()
                .uri(url + request.path() + query)
                .timeout(within.toMillis(), TimeUnit.MILLISECONDS)
                .header("Accept", "application/json")
                .method(request.method(), request.contentType(), new FencedBody(bytes, fence), bytes.length)
                .build();
        try {
            return http.consumeBytes(sent, body);
        } catch (KubernetesClientException e) {
            throw NoAnswer.broken(innermost(e));
        }
    }

    private static Throwable innermost(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause;
    }
}
