package io.fleetgate.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With what an object is written. */
class WorkItemsTest {
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
        assertThat(WorkItems.all(BoundFleet.SNAPSHOT))
                .extracting(Object::toString)
                .containsExactlyInAnyOrder(
                        "Release fleet/a", "Profile fleet/base", "Target fleet/berlin", "Target fleet/oslo");
    }

    private static FleetObject<?> find(String object) {
        return SolarKinds.ALL.stream()
                .<FleetObject<?>>flatMap(kind -> BoundFleet.SNAPSHOT.list(kind).stream())
                .filter(stored -> (stored.kind().name() + " " + stored.key()).equals(object))
                .findFirst()
                .orElseThrow();
    }
}
