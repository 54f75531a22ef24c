package io.fleetgate.store;

import static io.fleetgate.fixture.Yaml.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is looked at of many that were found while something of the kind is set aside. */
class FoundObjectsTest {
    private static final FleetObject<?> ODD = target("ns/a-odd");
    private static final List<FleetObject<?>> FOUND = List.of(ODD, target("ns/b"), target("ns/c"), target("ns/d"));

    private final List<FleetObject<?>> looked = new ArrayList<>();
    private final FoundObjects objects = new FoundObjects(
            FOUND,
            object -> {
                looked.add(object);
                return !object.equals(ODD);
            },
            () -> Stream.of(Fleet.unreadable(object("Target", "ns/a-odd", "", "userdata: {}"))));

    @Test
    void whoeverIsContentWithTheFirstLooksAtNoMore() {
        assertThat(objects.stream().findFirst()).hasValue(FOUND.get(1));

        assertThat(looked).hasSize(2);
    }

    @Test
    void whetherThereIsOneIsKnownAtTheFirst() {
        assertThat(objects.isEmpty()).isFalse();

        assertThat(looked).hasSize(2);
    }

    @Test
    void whoeverGetsToTheEndIsToldThatItMayNotBeTheEnd() {
        assertThatThrownBy(objects::size).isInstanceOf(UndecidableException.class);
        assertThatThrownBy(() -> objects.forEach(_ -> {})).isInstanceOf(UndecidableException.class);
    }

    @Test
    void whereNoOtherMattersAllThatAreKnownAreCounted() {
        FoundObjects certain = new FoundObjects(FOUND, object -> !object.equals(ODD), Stream::empty);

        assertThat(certain.size()).isEqualTo(3);
        assertThat(certain.toArray()).containsExactlyElementsOf(FOUND.subList(1, 4));
    }

    private static FleetObject<?> target(String key) {
        return Fleet.object(object("Target", key, "", "userdata: {}"));
    }
}
