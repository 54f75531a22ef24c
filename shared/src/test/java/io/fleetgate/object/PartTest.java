package io.fleetgate.object;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import org.junit.jupiter.api.Test;

class PartTest {
    private static final FleetObject<?> ODD =
            Fleet.object(Yaml.object("ReleaseBinding", "ns/odd", "", "targetRef: {name: 7}, releaseRef: {name: r}"));

    @Test
    void aFieldOfAnotherTypeIsNotReadable() {
        assertThat(Part.of("spec.targetRef.name").isReadable(ODD)).isFalse();
    }

    @Test
    void neitherIsWhatItIsInNorWhatWouldBeInIt() {
        assertThat(Part.of("spec.targetRef").isReadable(ODD)).isFalse();
        assertThat(Part.of("spec").isReadable(ODD)).isFalse();
        assertThat(Part.of("spec.targetRef.name.first").isReadable(ODD)).isFalse();
    }

    @Test
    void whatIsBesideItIs() {
        assertThat(Part.of("spec.releaseRef", "spec.targetNamespace").isReadable(ODD))
                .isTrue();
        assertThat(Part.of("spec.targetRef.names").isReadable(ODD)).isTrue();
        assertThat(Part.METADATA.isReadable(ODD)).isTrue();
        assertThat(Part.NOTHING.isReadable(ODD)).isTrue();
    }

    @Test
    void anElementOfAListBelongsToTheList() {
        FleetObject<?> grant = Fleet.object(Yaml.object("ReferenceGrant", "ns/odd", "", "from: [{kind: 7}], to: []"));

        assertThat(Part.of("spec.from").isReadable(grant)).isFalse();
        assertThat(Part.of("spec.to").isReadable(grant)).isTrue();
    }

    @Test
    void twoPartsAreReadableWhereBothAre() {
        assertThat(Part.METADATA.and(Part.of("spec.releaseRef")).isReadable(ODD))
                .isTrue();
        assertThat(Part.METADATA.and(Part.of("spec.targetRef")).isReadable(ODD)).isFalse();
    }
}
