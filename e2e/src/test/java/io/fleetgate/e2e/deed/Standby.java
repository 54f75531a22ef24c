package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fleetgate.e2e.installation.FleetgateProcess;
import java.net.HttpURLConnection;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** The Lease by which replicas of the operator agree, held by a replica that is none: the real one stands by meanwhile. */
final class Standby implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String LEASE = "/apis/coordination.k8s.io/v1/namespaces/" + FleetgateProcess.NAMESPACE
            + "/leases/" + FleetgateProcess.OPERATOR;
    private static final String HOLDER = "the-tests";
    private static final int LONGER_THAN_ANY_CHANGE_SET = 600;
    private static final int RELEASED = 1;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSSSS'Z'").withZone(ZoneOffset.UTC);

    private final KubernetesClient client;

    /**
     * The Lease, which the operator makes.
     *
     * @param client closed with this
     */
    Standby(KubernetesClient client) {
        this.client = client;
    }

    /** Takes the Lease away from the operator, which notices when it wants to renew it. */
    void begin() {
        hold(HOLDER, LONGER_THAN_ANY_CHANGE_SET);
    }

    /** Gives the Lease back, as a replica does that ends. */
    void end() {
        hold("", RELEASED);
    }

    @Override
    public void close() {
        client.close();
    }

    private void hold(String holder, int seconds) {
        while (!wasHeld(holder, seconds)) {
            Thread.onSpinWait();
        }
    }

    /** Whether nobody renewed the Lease in between. */
    private boolean wasHeld(String holder, int seconds) {
        try {
            var lease = (ObjectNode) JSON.readTree(client.raw(LEASE));
            var now = TIME.format(Instant.now());
            lease.withObject("spec")
                    .put("holderIdentity", holder)
                    .put("leaseDurationSeconds", seconds)
                    .put("acquireTime", now)
                    .put("renewTime", now);
            client.raw(LEASE, "PUT", lease.toString());
            return true;
        } catch (KubernetesClientException e) {
            if (e.getCode() == HttpURLConnection.HTTP_CONFLICT) {
                return false;
            }
            throw e;
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a Lease is JSON", e);
        }
    }
}
