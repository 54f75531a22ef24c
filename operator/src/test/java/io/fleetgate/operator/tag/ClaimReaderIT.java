package io.fleetgate.operator.tag;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Claims in a namespace with more bindings than are read at a time. */
class ClaimReaderIT {
    private static final int BINDINGS = 250;

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    @AutoClose
    private final KubernetesClient client = ClusterClient.create(server.clientConfig());

    ClaimReaderIT() throws Exception {}

    @Test
    void aClaimIsFoundOnWhicheverPageItIs() throws Exception {
        for (int binding = 0; binding < BINDINGS; binding++) {
            server.fleet().load("""
                    apiVersion: solar.opendefense.cloud/v1alpha1
                    kind: RenderBinding
                    metadata: {namespace: fleet, name: b%03d}
                    spec: {renderArtifactRef: {name: a%03d}, ownerKind: Person, ownerName: p, ownerNamespace: fleet}
                    """.formatted(binding, binding));
        }

        Map<String, String> claims =
                new ClaimReader(new ApiServer(client)).claims("fleet", Set.of("a000", "a249", "other"));

        assertThat(claims).containsOnly(Map.entry("a000", "b000"), Map.entry("a249", "b249"));
        assertThat(server.calls().all()).hasSize(3);
    }
}
