package io.fleetgate.webhook.feed;

import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import io.fleetgate.webhook.http.StartException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The client that informers list and watch with; nobody else gets one. */
public final class ClusterClient {
    private static final int FIRST_RETRY_MILLIS = 250;

    private ClusterClient() {}

    /**
     * Connects nothing yet.
     *
     * @param kubeconfig empty for the usual chain
     * @throws StartException when the kubeconfig cannot be used; says nothing of its contents
     */
    public static KubernetesClient create(Optional<Path> kubeconfig) {
        if (kubeconfig.isPresent() && !Files.isReadable(kubeconfig.get())) {
            throw new StartException("the kubeconfig " + kubeconfig.get() + " does not exist or cannot be read");
        }
        try {
            Config config = kubeconfig
                    .map(file -> Config.fromKubeconfig(file.toFile()))
                    .orElseGet(() -> Config.autoConfigure(null));
            // Retries double up to 32 times the first interval: CRDs that are installed after us are seen within 8 s.
            config.setWatchReconnectInterval(FIRST_RETRY_MILLIS);
            // Informers retry by themselves; retries inside of the client would only hide for long what is wrong.
            config.setRequestRetryBackoffLimit(0);
            return new KubernetesClientBuilder().withConfig(config).build();
        } catch (RuntimeException e) {
            // The client fails in many types, and quotes the file, tokens and keys included: none of it goes on.
            throw new StartException(
                    kubeconfig.map(file -> "the kubeconfig " + file).orElse("the kubeconfig")
                            + " cannot be used: it is not one, or a certificate or key in it is broken");
        }
    }
}
