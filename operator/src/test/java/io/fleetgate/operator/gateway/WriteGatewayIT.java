package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.gateway.Outcome.Conflict;
import io.fleetgate.operator.gateway.Outcome.Contender;
import io.fleetgate.reconcile.Step;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The life of one object at an API server that keeps what is written. */
class WriteGatewayIT implements WriteObserver {
    private static final String ACCEPTED = "{'conditions': [{'type': 'Accepted', 'status': 'True', 'reason': 'R',"
            + "'message': ''}], 'chartURL': 'ours'}";

    private InMemoryApiServer server;
    private KubernetesClient client;
    private WriteGateway gateway;

    @BeforeEach
    void start() throws IOException {
        server = InMemoryApiServer.start();
        client = ClusterClient.create(server.clientConfig());
        gateway = new WriteGateway(
                client, () -> Duration.ofMinutes(1), this, TestedGateway.LIMITS, new SimpleMeterRegistry());
    }

    @AfterEach
    void stop() throws IOException {
        client.close();
        server.close();
    }

    @Test
    void anObjectIsMadeWrittenAndDeletedWithItsLastFinalizer() throws Exception {
        FleetObject<?> made = created("edge");
        FleetObject<?> finalized = written(new Step.SetFinalizers(made, List.of("a.b/c")));
        FleetObject<?> accepted = written(new Step.SetStatus(finalized, Json.tree(ACCEPTED), Set.of()));
        assertThat(accepted.status().at("/conditions/0/lastTransitionTime").asText())
                .isNotEmpty();
        FleetObject<?> lesser = written(new Step.SetStatus(accepted, Json.tree("{}"), Set.of("chartURL")));
        assertThat(lesser.status().has("chartURL")).isFalse();
        assertThat(lesser.status().path("conditions")).hasSize(1);
        FleetObject<?> terminating = written(new Step.Delete(lesser));
        assertThat(terminating.isTerminating()).isTrue();

        assertThat(gateway.perform(new Step.SetFinalizers(terminating, List.of())))
                .isEqualTo(new Outcome.Deleted());
        assertThat(gateway.perform(new Step.Delete(terminating))).isEqualTo(new Outcome.Gone());
    }

    @Test
    void anObjectWithoutFinalizersIsDeletedAtOnce() throws Exception {
        assertThat(gateway.perform(new Step.Delete(created("edge")))).isEqualTo(new Outcome.Deleted());
    }

    @Test
    void anotherObjectOfTheSameNameIsNotDeleted() throws Exception {
        FleetObject<?> former = created("edge");
        gateway.perform(new Step.Delete(former));
        created("edge");

        assertThat(gateway.perform(new Step.Delete(former))).isEqualTo(new Outcome.Gone());
        assertThat(server.fleet().find(SolarKinds.RENDER_ARTIFACT, "default", "edge"))
                .isPresent();
    }

    @Test
    void aNameThatIsTakenIsAConflict() throws Exception {
        created("edge");

        assertThat(gateway.perform(create("edge"))).isEqualTo(new Conflict(Conflict.Why.EXISTS));
    }

    @Test
    void anObjectThatHasChangedIsLeftAlone() throws Exception {
        FleetObject<?> stale = created("edge");
        written(new Step.SetFinalizers(stale, List.of("a.b/c")));

        assertThat(gateway.perform(new Step.SetFinalizers(stale, List.of("d.e/f"))))
                .isEqualTo(new Conflict(Conflict.Why.STALE));
    }

    @Test
    void aStatusOfOthersIsTakenBack() throws Exception {
        FleetObject<?> accepted = written(new Step.SetStatus(created("edge"), Json.tree(ACCEPTED), Set.of()));
        server.fleet().patchStatus(SolarKinds.RENDER_ARTIFACT, "default", "edge", "status: {chartURL: theirs}");

        Outcome outcome = gateway.perform(new Step.SetStatus(accepted, Json.tree(ACCEPTED), Set.of()));

        assertThat(outcome).isInstanceOfSatisfying(Outcome.Contended.class, contended -> {
            assertThat(contended.contenders()).containsExactly(new Contender("renderer", List.of(".status.chartURL")));
            assertThat(contended.then())
                    .isInstanceOfSatisfying(
                            Outcome.Written.class,
                            then -> assertThat(
                                            then.stored().at("/status/chartURL").asText())
                                    .isEqualTo("ours"));
        });
    }

    @Test
    void aNamespaceThatIsGoingTakesNothingNew() throws Exception {
        server.fleet().terminateNamespace("default");

        assertThat(gateway.perform(create("edge"))).isEqualTo(new Outcome.NamespaceTerminating());
    }

    @Test
    void aKindThatWasTakenAwayIsNotServed() throws Exception {
        FleetObject<?> made = created("edge");
        server.uninstall(SolarKinds.RENDER_ARTIFACT);

        assertThat(gateway.perform(create("other"))).isEqualTo(new Outcome.KindNotServed());
        assertThat(gateway.perform(new Step.SetStatus(made, Json.tree(ACCEPTED), Set.of())))
                .isEqualTo(new Outcome.KindNotServed());
        assertThat(gateway.perform(new Step.Delete(made))).isEqualTo(new Outcome.KindNotServed());
    }

    @Override
    public void stored(Kind<?> kind, ObjectNode document) {}

    @Override
    public void gone(FleetObject<?> last) {}

    private FleetObject<?> created(String name) throws InterruptedException {
        return written(create(name));
    }

    private static Step.Write create(String name) {
        ObjectNode document = Json.tree("{'apiVersion': 'solar.opendefense.cloud/v1alpha1', 'kind': 'RenderArtifact',"
                + "'metadata': {'namespace': 'default', 'name': '" + name + "'}, 'spec': {}}");
        return new Step.Create(new ObjectId(SolarKinds.RENDER_ARTIFACT, new ObjectKey("default", name)), document);
    }

    private FleetObject<?> written(Step.Write step) throws InterruptedException {
        Outcome outcome = gateway.perform(step);
        assertThat(outcome).isInstanceOf(Outcome.Written.class);
        return FleetObject.read(SolarKinds.RENDER_ARTIFACT, ((Outcome.Written) outcome).stored());
    }
}
