package io.fleetgate.reconcile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.SettlingFleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.Kind;
import io.fleetgate.store.UndecidableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What is not known is not taken for absent, and no more is left undone than depends on it. */
class UnknownFleetTest {
    private static final String BERLIN = "Target fleet/berlin";

    private final SteppedFleet fleet = SteppedFleet.of(SettlingFleet.of(Yaml.registry("fleet/deploy", "")
            + Yaml.version("fleet/cv", "kyverno")
            + Yaml.release("fleet/a", "uniqueName: a")
            + Yaml.renderingTarget("fleet/berlin", "env: prod")
            + Yaml.profile("fleet/base", "a", "{matchLabels: {env: prod}}")));

    @ParameterizedTest
    @FieldSource("io.fleetgate.api.solar.SolarKinds#ALL")
    void nothingIsWrittenWhileAKindIsNotKnown(Kind<?> kind) {
        SteppedFleet partly = fleet.without(SolarKinds.RELEASE_BINDING).unknown(kind);

        assertThatThrownBy(() -> partly.writes(BERLIN))
                .isInstanceOf(UndecidableException.class)
                .hasMessageContaining(kind.name());
    }

    @Test
    void whatCannotBeReadKeepsNothingElseFromBeingWritten() {
        SteppedFleet unbound = fleet.without(SolarKinds.RELEASE_BINDING).unreadable("Component other/odd");

        assertThat(unbound.writes(BERLIN)).contains("create ReleaseBinding");
    }

    @Test
    void aTargetThatCannotBeReadKeepsNoOtherFromBeingBound() {
        SteppedFleet unbound = fleet.without(SolarKinds.RELEASE_BINDING).unreadable("Target other/odd");

        assertThat(unbound.writes(BERLIN)).contains("create ReleaseBinding");
    }

    @Test
    void noBindingIsDeletedForAProfileThatCannotBeRead() {
        SteppedFleet odd = fleet.unreadable("Profile fleet/base");

        assertThatThrownBy(() -> odd.writes(BERLIN)).isInstanceOf(UndecidableException.class);
    }

    @Test
    void noBindingIsDeletedForATargetThatCannotBeRead() {
        SteppedFleet odd = fleet.unreadable(BERLIN);

        assertThatThrownBy(() -> odd.writes(BERLIN)).isInstanceOf(UndecidableException.class);
    }
}
