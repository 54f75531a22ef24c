package io.fleetgate.e2e.reconcile;

import io.fabric8.kubernetes.api.model.Namespace;
import io.fabric8.kubernetes.api.model.NamespaceBuilder;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.dsl.Resource;

/** The namespace of a fleet, which goes with all that is in it, and comes back empty. */
record FleetNamespace(KubernetesClient client, Namespace first) {

    static FleetNamespace of(Fleet fleet) {
        return new FleetNamespace(
                fleet.client(),
                fleet.client().namespaces().withName(fleet.namespace()).get());
    }

    void delete() {
        stored().delete();
    }

    boolean isThere() {
        return stored().get() != null;
    }

    /** Whether it is being deleted, and something in it holds that up. */
    boolean isTerminating() {
        return stored().get().isMarkedForDeletion();
    }

    void createAgain() {
        client.resource(new NamespaceBuilder()
                        .withNewMetadata()
                        .withName(first.getMetadata().getName())
                        .withLabels(first.getMetadata().getLabels())
                        .endMetadata()
                        .build())
                .create();
    }

    private Resource<Namespace> stored() {
        return client.namespaces().withName(first.getMetadata().getName());
    }
}
