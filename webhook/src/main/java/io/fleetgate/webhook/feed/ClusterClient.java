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
     * @throws StartException when the named file cannot be read
     */
    public static KubernetesClient create(Optional<Path> kubeconfig) {
        Config config = kubeconfig.map(ClusterClient::read).orElseGet(() -> Config.autoConfigure(null));
        // Retries double up to 32 times the first interval: CRDs that are installed after us are seen within 8 s.
        config.setWatchReconnectInterval(FIRST_RETRY_MILLIS);
        // Informers retry by themselves; retries inside of the client would only hide for long what is wrong.
        config.setRequestRetryBackoffLimit(0);
        return new KubernetesClientBuilder().withConfig(config).build();
    }

    private static Config read(Path kubeconfig) {
        if (!Files.isReadable(kubeconfig)) {
            throw new StartException("the kubeconfig " + kubeconfig + " does not exist or cannot be read");
        }
        return Config.fromKubeconfig(kubeconfig.toFile());
    }
}
