package io.fleetgate.operator.events;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.reconcile.Step;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class EventRecorderTest {
    private static final ObjectNode NOTHING = JsonNodeFactory.instance.objectNode();

    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();

    @AutoClose
    private final EventRecorder events = new EventRecorder("replica", registry, Duration.ZERO);

    @Test
    void anEventThatCannotBeToldKeepsNoOtherFromBeingTold() throws InterruptedException {
        events.start(event -> {
            String profile = event.document().at("/regarding/name").asText();
            if (profile.equals("odd")) {
                throw new IllegalStateException("a mistake");
            }
            told.add(profile);
            return new Outcome.Written(NOTHING);
        });

        binding("odd");
        binding("base");

        assertThat(told.poll(10, TimeUnit.SECONDS)).isEqualTo("base");
        assertThat(registry.get("fleetgate.operator.events.dropped").counter().count())
                .isEqualTo(1);
    }

    private void binding(String profile) {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        ObjectNode metadata =
                document.putObject("metadata").put("namespace", "fleet").put("name", profile + "-x");
        metadata.putArray("ownerReferences")
                .addObject()
                .put("apiVersion", SolarKinds.PROFILE.apiVersion())
                .put("kind", "Profile")
                .put("name", profile)
                .put("controller", true);
        events.performed(
                new Step.Create(
                        new ObjectId(SolarKinds.RELEASE_BINDING, new ObjectKey("fleet", profile + "-x")), document),
                new Outcome.Written(NOTHING),
                Fleet.empty());
    }
}
