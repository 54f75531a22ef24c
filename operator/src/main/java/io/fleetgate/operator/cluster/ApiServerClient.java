package io.fleetgate.operator.cluster;

import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The operator's client. */
public final class ApiServerClient {

    private ApiServerClient() {}

    /**
     * Connects nothing yet.
     *
     * @param kubeconfig empty for the usual chain
     * @throws IOException when the kubeconfig cannot be used; the message is one sentence, and nothing of its contents
     */
    public static KubernetesClient create(Optional<Path> kubeconfig) throws IOException {
        if (kubeconfig.isPresent() && !Files.isReadable(kubeconfig.get())) {
            throw new IOException("the kubeconfig " + kubeconfig.get() + " does not exist or cannot be read");
        }
        try {
            Config config = kubeconfig
                    .map(file -> Config.fromKubeconfig(file.toFile()))
                    .orElseGet(() -> Config.autoConfigure(null));
            // The connection asks again by itself; retries inside of the client would only hide for long that nobody
            // answers.
            config.setRequestRetryBackoffLimit(0);
            return new KubernetesClientBuilder().withConfig(config).build();
        } catch (RuntimeException e) {
            // The client fails in many types, and quotes the file, tokens and keys included: none of it goes on.
            throw new IOException(
                    kubeconfig.map(file -> "the kubeconfig " + file).orElse("the kubeconfig")
                            + " cannot be used: it is not one, or a certificate or key in it is broken");
        }
    }
}
