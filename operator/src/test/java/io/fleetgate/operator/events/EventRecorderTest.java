package io.fleetgate.operator.events;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.reconcile.Step;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @Test
    void whatIsRefusedAgainAndAgainIsToldOnce() throws InterruptedException {
        events.start(this::tell);

        refused("no");
        assertThat(told.poll(10, TimeUnit.SECONDS)).endsWith("Invalid: no");
        refused("no");
        refused("never");

        assertThat(told.poll(10, TimeUnit.SECONDS)).endsWith("Invalid: never");
    }

    @Test
    void whatCouldNotBeToldIsToldWhenItHappensAgain() throws InterruptedException {
        AtomicBoolean isLeading = new AtomicBoolean();
        events.start(event -> isLeading.getAndSet(true) ? tell(event) : new Outcome.NotLeading());

        refused("no");
        binding("base");
        assertThat(told.poll(10, TimeUnit.SECONDS)).startsWith("created the ReleaseBinding");
        refused("no");

        assertThat(told.poll(10, TimeUnit.SECONDS)).endsWith("Invalid: no");
    }

    @ParameterizedTest
    @ValueSource(strings = {"n", "\u00f6", "\u65e5", "\ud83d\ude80"})
    void aNoteIsCutToAsManyBytesAsTheApiServerTakes(String character) throws InterruptedException {
        events.start(this::tell);

        refused(character.repeat(1_024));

        var note = Objects.requireNonNull(told.poll(10, TimeUnit.SECONDS));
        assertThat(note).endsWith(character + " ...");
        assertThat(note.getBytes(StandardCharsets.UTF_8)).hasSizeBetween(1_021, 1_024);
    }

    private Outcome tell(Step.Create event) {
        told.add(event.document().path("note").asText());
        return new Outcome.Written(NOTHING);
    }

    private void refused(String why) {
        events.performed(
                new Step.SetStatus(Fleet.object(Yaml.target("fleet/berlin", "")), NOTHING, Set.of()),
                new Outcome.Refused(422, "Invalid", why),
                Fleet.empty());
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
