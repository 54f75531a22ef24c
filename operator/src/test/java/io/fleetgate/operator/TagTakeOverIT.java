package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.apiserver.Fault;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A tag that is being deleted while somebody else comes to lead. */
class TagTakeOverIT {
    @AutoClose
    private final BoundChart chart = new BoundChart();

    TagTakeOverIT() throws Exception {}

    @Test
    @DisplayName("K04: who is killed between the tag and the finalizer has a successor that finds the tag gone")
    void aSuccessorFindsTheTagGone() throws Exception {
        chart.server()
                .faults()
                .on(
                        call -> call.request().method().equals("PATCH")
                                && call.request().path().endsWith("/renderartifacts/web")
                                && !chart.registry().has(BoundChart.WEB),
                        1,
                        Fault.KILL_BEFORE);
        chart.unbind();
        RunningControllers.await("the first one is killed", chart.server().faults()::hasStruck);
        chart.controllers().close();
        assertThat(chart.artifact().at("/metadata/finalizers")).hasSize(1);
        chart.server().restart();

        try (RunningControllers successor = RunningControllers.withRegistries(chart.server())) {
            successor.awaitQuiet(chart::isGone);
        }

        assertThat(chart.registry().asked("DELETE")).isEqualTo(2);
    }

    @Test
    @DisplayName("K04: who stops leading while a registry is asked writes nothing")
    void whoStopsLeadingWhileARegistryIsAskedWritesNothing() throws Exception {
        chart.registry().hold("DELETE");
        chart.unbind();
        RunningControllers.await("the registry is asked", () -> chart.registry().asked("DELETE") == 1);

        chart.controllers().standBy();
        chart.server().calls().clear();
        chart.registry().unscript("DELETE");
        chart.registry().remove(BoundChart.WEB);
        chart.registry().answerHeld(202);
        assertThat(chart.artifact().at("/metadata/finalizers")).hasSize(1);
        assertThat(chart.server().calls().writes()).isEmpty();

        chart.controllers().lead();
        chart.controllers().awaitQuiet(chart::isGone);
        assertThat(chart.registry().asked("DELETE")).isBetween(1L, 2L);
    }
}
