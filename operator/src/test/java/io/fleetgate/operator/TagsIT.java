package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A chart that somebody has bound, in a registry that is there; and what becomes of it when the binding goes. */
class TagsIT {
    @AutoClose
    private final BoundChart chart = new BoundChart();

    TagsIT() throws Exception {}

    @Test
    @DisplayName("K04: the last binding takes the tag and the artifact with it")
    void theLastBindingTakesTheTagWithIt() throws Exception {
        chart.unbind();

        chart.controllers().awaitQuiet(chart::isGone);
        assertThat(chart.registry().has(BoundChart.WEB)).isFalse();
        assertThat(chart.registry().requests()).containsExactly("DELETE /v2/charts/web/manifests/v1");
        RunningControllers.await(
                "it is told", () -> !chart.told("OCICleanupSucceeded").isEmpty());
        assertThat(chart.told("OCICleanupSucceeded"))
                .containsExactly("Normal nothing claims the chart any more, and its tag is deleted");
    }

    @Test
    @DisplayName("K04: a tag that the registry does not have counts as deleted")
    void aTagThatIsNotThereCountsAsDeleted() throws Exception {
        chart.registry().remove(BoundChart.WEB);

        chart.unbind();

        chart.controllers().awaitQuiet(chart::isGone);
        assertThat(chart.registry().asked("DELETE")).isEqualTo(1);
    }

    @Test
    @DisplayName("K06: an artifact that is deleted while it is bound keeps its tag")
    void anArtifactThatIsDeletedWhileItIsBoundKeepsItsTag() throws Exception {
        chart.server().fleet().delete(SolarKinds.RENDER_ARTIFACT, "fleet", "web");

        chart.controllers().awaitQuiet(() -> chart.conditions().contains("DeletionBlocked=True/HeldByReference"));
        assertThat(chart.registry().requests()).isEmpty();

        chart.unbind();
        chart.controllers().awaitQuiet(chart::isGone);
        assertThat(chart.registry().has(BoundChart.WEB)).isFalse();
    }
}
