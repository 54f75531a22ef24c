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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who writes an object, and who has to look after a change. */
class WorkItemsTest {
    private static final String TASK = "ownerKind: Target, ownerName: berlin, ownerNamespace: fleet";
    private static final Snapshot FLEET = Fleet.of(Yaml.release("fleet/a", "uniqueName: a")
            + Yaml.profile("fleet/base", "a", "{matchLabels: {env: prod}}")
            + Yaml.target("fleet/berlin", "env: prod")
            + Yaml.target("fleet/oslo", "env: test")
            + Yaml.ownedBinding("fleet/base-berlin-abcde", "base", "{name: berlin}", "a")
            + Yaml.object("RenderTask", "fleet/task", "", TASK));

    @ParameterizedTest(name = "{0} belongs to {1}")
    @CsvSource({
        "Profile fleet/base, Profile fleet/base",
        "Release fleet/a, Release fleet/a",
        "Target fleet/berlin, Target fleet/berlin",
        "ReleaseBinding fleet/base-berlin-abcde, Target fleet/berlin",
        "RenderTask fleet/task, Target fleet/berlin"
    })
    void everyObjectBelongsToOneItem(String object, String item) {
        assertThat(WorkItems.of(find(object))).hasToString(item);
    }

    @Test
    void aBindingBelongsToItsTargetEvenIfThatIsNotThere() {
        FleetObject<?> lost = Fleet.object(Yaml.binding("fleet/lost", "{name: nowhere, namespace: far}", "a"));

        assertThat(WorkItems.of(lost)).hasToString("Target far/nowhere");
    }

    @Test
    void allItemsAreThoseThatObjectsBelongTo() {
        assertThat(WorkItems.all(FLEET))
                .extracting(Object::toString)
                .containsExactlyInAnyOrder(
                        "Release fleet/a", "Profile fleet/base", "Target fleet/berlin", "Target fleet/oslo");
    }

    @Test
    void aStatusConcernsNobodyElse() {
        assertThat(affected(Yaml.profile("fleet/base", "a", "{matchLabels: {env: prod}}")
                        + "status: {matchedTargets: 1}\n"))
                .containsExactly("Profile fleet/base");
    }

    @Test
    void theStatusOfATaskConcernsItsTarget() {
        assertThat(affected(Yaml.object("RenderTask", "fleet/task", "", TASK)
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
        FleetObject<?> binding = find("ReleaseBinding fleet/base-berlin-abcde");
        Snapshot after = FLEET.without(SolarKinds.RELEASE_BINDING, binding.key());

        assertThat(WorkItems.affected(FLEET, ChangeSet.of(new Change.Delete(binding)), after))
                .extracting(Object::toString)
                .contains("Target fleet/berlin", "Profile fleet/base", "Release fleet/a");
    }

    private static List<String> affected(String yaml) {
        FleetObject<?> after = Fleet.object(yaml);
        FleetObject<?> before = find(after.kind().name() + " " + after.key());
        return WorkItems.affected(FLEET, ChangeSet.of(new Change.Update(before, after)), FLEET.with(after)).stream()
                .map(Object::toString)
                .toList();
    }

    private static FleetObject<?> find(String object) {
        return SolarKinds.ALL.stream()
                .<FleetObject<?>>flatMap(kind -> FLEET.list(kind).stream())
                .filter(stored -> (stored.kind().name() + " " + stored.key()).equals(object))
                .findFirst()
                .orElseThrow();
    }
}
