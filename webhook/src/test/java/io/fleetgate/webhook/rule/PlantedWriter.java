package io.fleetgate.webhook.rule;

import io.fabric8.kubernetes.client.KubernetesClient;

/** Writes in every way that the rule has to find; never run. */
final class PlantedWriter implements Runnable {
    private final KubernetesClient client;

    PlantedWriter(KubernetesClient client) {
        this.client = client;
    }

    @Override
    public void run() {
        client.resource("{}").serverSideApply();
        client.configMaps().inNamespace("default").withName("a").delete();
        client.pods().inNamespace("default").withName("a").evict();
        client.raw("/api/v1/namespaces/default/configmaps", "POST", "{}");
        client.getHttpClient()
                .newHttpRequestBuilder()
                .post("application/json", "{}")
                .build();
    }
}
