package io.fleetgate.cluster;

import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import io.fabric8.kubernetes.client.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/** The client of an API server, as every part of Fleetgate needs it. */
public final class ClusterClient {

    private ClusterClient() {}

    /**
     * Connects nothing yet.
     *
     * @param kubeconfig empty for the usual chain
     * @throws KubeconfigException when the kubeconfig cannot be used; says nothing of its contents
     */
    public static KubernetesClient create(Optional<Path> kubeconfig) {
        return create(kubeconfig, _ -> {});
    }

    /**
     * The same for short requests that are lost rather than waited for.
     *
     * @param patience the longest time to connect, and to be answered
     */
    public static KubernetesClient create(Optional<Path> kubeconfig, Duration patience) {
        int millis = Math.toIntExact(patience.toMillis());
        return create(kubeconfig, config -> {
            config.setConnectionTimeout(millis);
            config.setRequestTimeout(millis);
        });
    }

    private static KubernetesClient create(Optional<Path> kubeconfig, Consumer<Config> change) {
        if (kubeconfig.isPresent() && !Files.isReadable(kubeconfig.get())) {
            throw new KubeconfigException("the kubeconfig " + kubeconfig.get() + " does not exist or cannot be read");
        }
        try {
            Config config = kubeconfig
                    .map(file -> Config.fromKubeconfig(file.toFile()))
                    .orElseGet(() -> Config.autoConfigure(null));
            change.accept(config);
            return create(config);
        } catch (RuntimeException e) {
            // The client fails in many types, and quotes the file, tokens and keys included: none of it goes on.
            throw new KubeconfigException(
                    kubeconfig.map(file -> "the kubeconfig " + file).orElse("the kubeconfig")
                            + " cannot be used: it is not one, or a certificate or key in it is broken");
        }
    }

    /** The same from a configuration that is known to be usable; changes it. */
    public static KubernetesClient create(Config config) {
        return create(config, new KubernetesClientBuilder());
    }

    /** The same over the caller's kind of HTTP client. */
    public static KubernetesClient create(Config config, HttpClient.Factory http) {
        return create(config, new KubernetesClientBuilder().withHttpClientFactory(http));
    }

    private static KubernetesClient create(Config config, KubernetesClientBuilder builder) {
        // Whoever asks asks again; retries inside of the client would only hide for long what is wrong.
        config.setRequestRetryBackoffLimit(0);
        // One connection for each request in flight: one that has died takes a single watch with it, and whoever asks
        // again does not do so on the same dead connection.
        config.setHttp2Disable(true);
        return builder.withConfig(config).build();
    }
}
