package io.fleetgate.operator.gateway;

import io.fabric8.kubernetes.client.KubernetesClient;

/** What must not be, for the rule to find. */
final class PlantedWriter {
    void write(KubernetesClient client) {
        client.getHttpClient().newHttpRequestBuilder().post("text/plain", "x");
        client.configMaps().inAnyNamespace().delete();
    }
}
