package io.fleetgate.e2e.settling;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.http.HttpRequest;
import io.fabric8.kubernetes.client.http.HttpResponse;
import io.fleetgate.cluster.ClusterClient;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/** Sends single requests with the operator's HTTP client and nothing around it; 16 may be under way, as with the operator. */
final class Api implements AutoCloseable {
    static final String JSON = "application/json";
    static final String MERGE = "application/merge-patch+json";
    static final String APPLY = "application/apply-patch+yaml";

    private static final int WRITERS = 16;
    private static final int LIMIT_SECONDS = 60;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final KubernetesClient client;
    private final AtomicLong latest = new AtomicLong();

    /** Acts with the identity of a kubeconfig. */
    Api(Path kubeconfig) {
        this.client = ClusterClient.create(Optional.of(kubeconfig));
    }

    /** The answer to a request, which must be accepted. */
    JsonNode send(String method, String path, String contentType, String body)
            throws IOException, InterruptedException {
        HttpRequest request = client.getHttpClient()
                .newHttpRequestBuilder()
                .uri(client.getMasterUrl() + path)
                .header("Accept", JSON)
                .method(method, contentType, body)
                .build();
        try {
            HttpResponse<byte[]> response =
                    client.getHttpClient().sendAsync(request, byte[].class).get(LIMIT_SECONDS, TimeUnit.SECONDS);
            JsonNode answer = MAPPER.readTree(response.body());
            if (!response.isSuccessful()) {
                throw new IOException(method + " " + path + ": " + answer);
            }
            latest.accumulateAndGet(answer.at("/metadata/resourceVersion").asLong(), Math::max);
            return answer;
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException(method + " " + path, e);
        }
    }

    /** The latest version of an object in an answer so far. */
    long latestVersion() {
        return latest.get();
    }

    /** Calls with each item, as many at a time as there are writers. */
    <T> void each(List<T> items, Call<T> call) throws IOException, InterruptedException {
        var places = new Semaphore(WRITERS);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Void>> calls = items.stream()
                    .map(item -> threads.submit(() -> {
                        places.acquire();
                        try {
                            call.with(item);
                        } finally {
                            places.release();
                        }
                        return (Void) null;
                    }))
                    .toList();
            for (var pending : calls) {
                pending.get();
            }
        } catch (ExecutionException e) {
            throw new IOException("a request of many", e);
        }
    }

    @Override
    public void close() {
        client.close();
    }

    /** What is done with one item. */
    @FunctionalInterface
    interface Call<T> {
        void with(T item) throws IOException, InterruptedException;
    }
}
