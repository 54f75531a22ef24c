package io.fleetgate.operator.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.Kind;
import io.fleetgate.store.Snapshot;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MadeObjectsTest {
    @Test
    void aTaskIsToldOfOnItsTargetWithTheUidOfThat() {
        assertThat(created(SolarKinds.RENDER_TASK, "berlin-task"))
                .hasValue("Target berlin uid-of-berlin NORMAL Created/Create: created RenderTask berlin-task");
        assertThat(deleted(SolarKinds.RENDER_TASK, "berlin-task"))
                .hasValue("Target berlin uid-of-berlin NORMAL Deleted/Delete: deleted RenderTask berlin-task");
    }

    @Test
    void aTaskOfATargetThatIsNotThereIsToldOfByItsName() {
        assertThat(deleted(SolarKinds.RENDER_TASK, "lost-task"))
                .hasValue("Target nowhere  NORMAL Deleted/Delete: deleted RenderTask lost-task");
    }

    @Test
    void aTaskOfATargetThatNobodyCanReadIsToldOfOnItAllTheSame() {
        Snapshot odd = ToldFleet.SNAPSHOT.withUnreadable(
                Fleet.unreadable(Yaml.object("Target", "fleet/berlin", "uid: uid-of-berlin", "")));

        assertThat(MadeObjects.deleted(ToldFleet.stored(SolarKinds.RENDER_TASK, "berlin-task"), odd)
                        .map(ToldFleet::line))
                .hasValue("Target berlin uid-of-berlin NORMAL Deleted/Delete: deleted RenderTask berlin-task");
    }

    @Test
    void aBindingIsToldOfOnItsProfile() {
        assertThat(created(SolarKinds.RELEASE_BINDING, "base-oslo"))
                .hasValue("Profile base uid-of-base NORMAL Created/Create: created the ReleaseBinding for Target"
                        + " fleet/oslo");
        assertThat(deleted(SolarKinds.RELEASE_BINDING, "base-oslo"))
                .hasValue("Profile base uid-of-base NORMAL Deleted/Delete: deleted the ReleaseBinding for Target"
                        + " fleet/oslo");
    }

    @Test
    void whatIsMadeForNoProfileAndNoTargetIsNotToldOf() {
        assertThat(deleted(SolarKinds.RENDER_TASK, "own-task")).isEmpty();
        assertThat(deleted(SolarKinds.RELEASE_BINDING, "by-hand")).isEmpty();
    }

    @Test
    void whatFollowsFromTasksIsNotToldOf() {
        assertThat(created(SolarKinds.RENDER_BINDING, "berlin-chart")).isEmpty();
        assertThat(deleted(SolarKinds.RENDER_ARTIFACT, "chart")).isEmpty();
    }

    private static Optional<String> created(Kind<?> kind, String name) {
        return MadeObjects.created(ToldFleet.stored(kind, name), ToldFleet.SNAPSHOT)
                .map(ToldFleet::line);
    }

    private static Optional<String> deleted(Kind<?> kind, String name) {
        return MadeObjects.deleted(ToldFleet.stored(kind, name), ToldFleet.SNAPSHOT)
                .map(ToldFleet::line);
    }
}
