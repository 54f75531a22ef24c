package io.fleetgate.operator.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.config.ControllerName;
import io.fleetgate.operator.config.Scope;
import io.fleetgate.operator.gateway.WriteGateway;
import io.fleetgate.operator.gateway.WriteLimits;
import io.fleetgate.operator.gateway.WriteObserver;
import io.fleetgate.operator.queue.WorkQueue;
import io.fleetgate.rollout.RolloutPolicy;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** One object that cannot be decided about is its own trouble. */
class SettlerTest {
    private static final ObjectId ITEM = new ObjectId(SolarKinds.PROFILE, Fleet.key("fleet/base"));

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    @AutoClose
    private final KubernetesClient client = ClusterClient.create(server.clientConfig());

    private final WorkQueue<ObjectId> queue = new WorkQueue<>();

    SettlerTest() throws Exception {}

    @Test
    void anObjectThatIsNestedTooDeeplyIsPutOff() throws Exception {
        queue.open();
        queue.add(ITEM);
        ObjectId item = queue.take().orElseThrow();
        Settler settler = new Settler(queue, overflowing());

        settler.settle(item);
        queue.done(item);

        assertThat(settler.failing()).isEqualTo(1);
        assertThat(queue.take()).hasValue(ITEM);
    }

    private Pass overflowing() {
        return new Pass(
                () -> {
                    throw new StackOverflowError();
                },
                RolloutPolicy.DEFAULT,
                new Scope(EnumSet.allOf(ControllerName.class), Set.of()),
                new WriteGateway(
                        client,
                        () -> Duration.ofMinutes(1),
                        new Unheard(),
                        new WriteLimits(1, 1),
                        new SimpleMeterRegistry()),
                Optional.empty(),
                (_, _, _) -> {});
    }

    /** Nothing is written here. */
    private static final class Unheard implements WriteObserver {
        @Override
        public void stored(Kind<?> kind, ObjectNode document) {}

        @Override
        public void gone(FleetObject<?> last) {}
    }
}
