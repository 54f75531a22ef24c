package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A registry that does not delete the tag of a chart that nobody binds any more. */
class TagFailuresIT {
    @AutoClose
    private final BoundChart chart = new BoundChart();

    TagFailuresIT() throws Exception {}

    @Test
    @DisplayName("K05: a tag that cannot be deleted keeps the finalizer and says why, until it can")
    void aTagThatCannotBeDeletedKeepsTheFinalizerUntilItCan() throws Exception {
        chart.registry().script("DELETE", 500);

        chart.unbind();

        RunningControllers.await("it is said", () -> chart.conditions().contains("OCICleanup=False/DeleteFailed"));
        assertThat(chart.conditions()).contains("DeletionBlocked=True/HeldByFinalizer");
        assertThat(chart.artifact().at("/metadata/finalizers")).hasSize(1);

        chart.registry().unscript("DELETE");
        chart.controllers().awaitQuiet(chart::isGone);
        assertThat(chart.registry().has(BoundChart.WEB)).isFalse();
        RunningControllers.await(
                "it is told", () -> !chart.told("OCICleanupSucceeded").isEmpty());
        assertThat(chart.told("OCICleanupFailed"))
                .singleElement()
                .asString()
                .startsWith("Warning DeleteFailed: " + chart.registry().host() + " answers 500");
    }

    @Test
    @DisplayName("K05: what the registry says differently each time leads to no hot loop")
    void aRegistryThatFailsDifferentlyEachTimeIsAskedLessAndLess() throws Exception {
        chart.registry()
                .script(
                        "DELETE",
                        exchange -> exchange.sendResponseHeaders(
                                chart.registry().asked("DELETE") % 2 == 0 ? 500 : 503, -1));

        chart.unbind();

        RunningControllers.await(
                "it has failed some times", () -> chart.registry().asked("DELETE") >= 4);
        long writes = chart.server().calls().writes().stream()
                .filter(call -> call.request().path().endsWith("/renderartifacts/web/status"))
                .count();
        assertThat(writes).isLessThanOrEqualTo(chart.registry().asked("DELETE") + 1);
    }

    @Test
    @DisplayName("K05: whoever else holds the artifact is what it waits for once the tag is deleted")
    void oneThatSomebodyElseHoldsSaysSoOnceItsTagIsDeleted() throws Exception {
        chart.registry().script("DELETE", 403);
        chart.server().fleet().patch(SolarKinds.RENDER_ARTIFACT, "fleet", "web", """
                metadata: {finalizers: [solar.opendefense.cloud/render-artifact-finalizer, example.com/hold]}
                """);
        chart.unbind();
        RunningControllers.await("it is said", () -> chart.conditions().contains("OCICleanup=False/AuthFailed"));

        chart.registry().unscript("DELETE");

        chart.controllers().awaitQuiet(() -> chart.conditions().contains("OCICleanup=True/Finished"));
        assertThat(chart.artifact().at("/metadata/finalizers")).hasSize(1);
        assertThat(chart.artifact().at("/status/conditions").toString())
                .contains("example.com/hold is for somebody else");
        assertThat(chart.registry().has(BoundChart.WEB)).isFalse();
    }
}
