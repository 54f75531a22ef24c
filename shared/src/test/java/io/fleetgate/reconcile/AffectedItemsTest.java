package io.fleetgate.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who has to look after a change. */
class AffectedItemsTest {
    @Test
    void aStatusConcernsNobodyElse() {
        assertThat(affected(Yaml.profile("fleet/base", "a", "{matchLabels: {env: prod}}")
                        + "status: {matchedTargets: 1}\n"))
                .containsExactly("Profile fleet/base");
    }

    @Test
    void aStatusOfABindingConcernsTheTargetByWhichItIsWrittenAlone() {
        assertThat(affected(Yaml.ownedBinding("fleet/base-berlin-abcde", "base", "{name: berlin}", "a")
                        + "status: {conditions: [{type: Accepted, status: 'False', reason: Mine}]}\n"))
                .containsExactly("Target fleet/berlin");
    }

    @Test
    void aStatusThatComesWithAnythingElseConcernsWhatThatDoes() {
        assertThat(affected(Yaml.target("fleet/oslo", "env: prod") + "status: {bootstrapVersion: 1}\n"))
                .contains("Target fleet/oslo", "Profile fleet/base");
    }

    @Test
    void theStatusOfATaskConcernsItsTarget() {
        assertThat(affected(Yaml.object("RenderTask", "fleet/task", "", BoundFleet.TASK)
                        + "status: {conditions: [{type: JobFailed, status: 'True'}]}\n"))
                .contains("Target fleet/berlin");
    }

    @Test
    void aRelabelledTargetConcernsTheProfilesThatSelectOrHaveSelectedIt() {
        assertThat(affected(Yaml.target("fleet/oslo", "env: prod")))
                .contains("Target fleet/oslo", "Profile fleet/base")
                .doesNotContain("Target fleet/berlin");
        assertThat(affected(Yaml.target("fleet/berlin", "env: test")))
                .contains("Target fleet/berlin", "Profile fleet/base");
    }

    @Test
    void theEndOfABindingConcernsWhatItsProfileProtected() {
        FleetObject<?> binding = BoundFleet.SNAPSHOT
                .find(SolarKinds.RELEASE_BINDING, Fleet.key("fleet/base-berlin-abcde"))
                .orElseThrow();
        Snapshot after = BoundFleet.SNAPSHOT.without(SolarKinds.RELEASE_BINDING, binding.key());

        assertThat(AffectedItems.of(BoundFleet.SNAPSHOT, ChangeSet.of(new Change.Delete(binding)), after))
                .extracting(Object::toString)
                .contains("Target fleet/berlin", "Profile fleet/base", "Release fleet/a");
    }

    @Test
    void theEndOfABindingConcernsWhatItsProfileProtectedThoughNotAllOfThatCanBeRead() {
        Snapshot before = BoundFleet.SNAPSHOT.withUnreadable(Fleet.unreadable(
                Yaml.object("Profile", "fleet/base", "", "releaseRef: {name: other}, targetSelector: 7")));
        FleetObject<?> binding = before.find(SolarKinds.RELEASE_BINDING, Fleet.key("fleet/base-berlin-abcde"))
                .orElseThrow();
        Snapshot after = before.without(SolarKinds.RELEASE_BINDING, binding.key());

        assertThat(AffectedItems.of(before, ChangeSet.of(new Change.Delete(binding)), after))
                .extracting(Object::toString)
                .contains("Release fleet/other");
    }

    private static List<String> affected(String yaml) {
        FleetObject<?> after = Fleet.object(yaml);
        FleetObject<?> before =
                BoundFleet.SNAPSHOT.find(after.kind(), after.key()).orElseThrow();
        return AffectedItems.of(
                        BoundFleet.SNAPSHOT,
                        ChangeSet.of(new Change.Update(before, after)),
                        BoundFleet.SNAPSHOT.with(after))
                .stream()
                .map(Object::toString)
                .toList();
    }
}
