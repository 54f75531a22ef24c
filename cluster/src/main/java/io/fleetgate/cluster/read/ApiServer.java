package io.fleetgate.cluster.read;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.http.AsyncBody;
import io.fabric8.kubernetes.client.http.HttpRequest;
import io.fabric8.kubernetes.client.http.HttpResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Answers GET with a stream, on the connections and with the identity of a client; there is no other way to ask it. */
public final class ApiServer {
    private static final int OK = 200;
    private static final Pattern SECONDS = Pattern.compile("\\d{1,9}");

    private final KubernetesClient client;
    private final String url;

    /** Connects nothing yet. */
    public ApiServer(KubernetesClient client) {
        this.client = client;
        String master = client.getMasterUrl().toString();
        this.url = master.endsWith("/") ? master : master + "/";
    }

    /**
     * The body of the answer to a GET.
     *
     * @param path below the server's address, with its query
     * @param answer how long to wait for the head of the answer
     * @param silence how long to wait for each next byte of its body
     * @throws ReadFailure when the answer is not 200
     */
    public InputStream get(String path, Duration answer, Duration silence) throws IOException {
        HttpRequest request = client.getHttpClient()
                .newHttpRequestBuilder()
                .uri(url + path)
                .timeout(answer.toMillis(), TimeUnit.MILLISECONDS)
                .build();
        ResponseBody body = new ResponseBody(silence);
        HttpResponse<AsyncBody> response = send(request, body);
        body.startFrom(response.body());
        if (response.code() != OK) {
            body.close();
            throw ReadFailure.answered(response.code(), retryAfter(response));
        }
        return body;
    }

    /** API servers give seconds; what is no number of them asks for nothing. */
    private static Duration retryAfter(HttpResponse<AsyncBody> response) {
        String seconds = response.header("Retry-After");
        return seconds != null && SECONDS.matcher(seconds).matches()
                ? Duration.ofSeconds(Long.parseLong(seconds))
                : Duration.ZERO;
    }

    private HttpResponse<AsyncBody> send(HttpRequest request, ResponseBody body) throws IOException {
        try {
            return client.getHttpClient().consumeBytes(request, body).get();
        } catch (ExecutionException | KubernetesClientException e) {
            throw new IOException("the API server cannot be reached: " + innermost(e), e);
        } catch (IllegalStateException | RejectedExecutionException e) {
            throw new IOException("the client was closed", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while connecting");
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
