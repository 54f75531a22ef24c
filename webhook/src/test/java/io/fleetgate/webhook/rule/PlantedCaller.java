package io.fleetgate.webhook.rule;

import io.fabric8.kubernetes.client.KubernetesClient;

/** Reaches a writer through another class. */
final class PlantedCaller {
    private PlantedCaller() {}

    static void call(KubernetesClient client) {
        new PlantedWriter(client).run();
    }
}
