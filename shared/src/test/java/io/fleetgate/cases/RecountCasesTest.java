package io.fleetgate.cases;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.registry;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.renderingTarget;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.fixture.SettlingFleet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The guard of what is referred to follows the references, whoever changes and whoever comes first. */
class RecountCasesTest {
    private static final String NOTHING_REFERS = object("Component", "ns/c1", "", "")
            + object("Component", "ns/c2", "", "")
            + object("ComponentVersion", "ns/v1", "", "")
            + object("ComponentVersion", "ns/v2", "", "")
            + object("Release", "ns/r1", "", "componentVersionRef: {name: none}")
            + object("Release", "ns/r2", "", "componentVersionRef: {name: none}")
            + registry("ns/g1", "")
            + registry("ns/g2", "");

    @ParameterizedTest(name = "L2: a {0} that refers to another {2} lets go of the one before")
    @CsvSource(delimiter = '|', textBlock = """
            Profile          | releaseRef: {name: '%s'}                      | Release          | r | release-ref
            ReleaseBinding   | releaseRef: {name: '%s'}, targetRef: {name: t} | Release          | r | release-ref
            Release          | componentVersionRef: {name: '%s'}             | ComponentVersion | v | componentversion-ref
            ComponentVersion | componentRef: {name: '%s'}                    | Component        | c | component-ref
            Target           | renderRegistryRef: {name: '%s'}               | Registry         | g | registry-ref
            RegistryBinding  | registryRef: {name: '%s'}, targetRef: {name: t} | Registry       | g | registry-ref
            """)
    void whatIsReferredToNoLongerIsLetGoOf(String kind, String spec, String referred, String name, String guard) {
        String first = referred + " ns/" + name + "1";
        String second = referred + " ns/" + name + "2";
        SettlingFleet fleet = SettlingFleet.of(NOTHING_REFERS + object(kind, "ns/x", "", spec.formatted(name + "1")));
        assertThat(fleet.facts(first)).contains(guard);
        assertThat(fleet.facts(second)).doesNotContain(guard);

        fleet.apply(object(kind, "ns/x", "", spec.formatted(name + "2")));

        assertThat(fleet.facts(first)).doesNotContain(guard);
        assertThat(fleet.facts(second)).contains(guard);
    }

    @Test
    @DisplayName("L8: a release that comes after its binding is guarded")
    void aReleaseThatComesAfterItsBindingIsGuarded() {
        SettlingFleet fleet =
                SettlingFleet.of(binding("ns/b", "{name: a}", "r")).apply(release("ns/r", ""));

        assertThat(fleet.facts("Release ns/r")).contains("finalizers: release-finalizer, release-ref");
    }

    @Test
    @DisplayName("L15: nobody guards, and so pins, what was not granted to them")
    void nobodyGuardsWhatWasNotGranted() {
        SettlingFleet fleet = SettlingFleet.of(version("catalog/cv", "kyverno")
                + registry("catalog/deploy", "")
                + object("Release", "ns/r", "", "componentVersionRef: {name: cv, namespace: catalog}")
                + object("Target", "ns/a", "", "renderRegistryRef: {name: deploy, namespace: catalog}"));

        assertThat(fleet.facts("ComponentVersion catalog/cv")).isEqualTo("finalizers: componentversion-finalizer");
        assertThat(fleet.facts("Registry catalog/deploy")).isEmpty();
    }

    @Test
    @DisplayName("F4: a guard that is there is not added again, and that of somebody else stays where it is")
    void aGuardThatIsThereIsNotAddedAgain() {
        SettlingFleet fleet = SettlingFleet.of(object(
                        "Release",
                        "ns/r",
                        "finalizers: [solar.opendefense.cloud/release-ref, example.test/hold]",
                        "componentVersionRef: {name: cv}")
                + binding("ns/b", "{name: a}", "r"));

        assertThat(fleet.facts("Release ns/r"))
                .contains("finalizers: release-ref, example.test/hold, release-finalizer");
    }

    @Test
    @DisplayName("F10: a registry of the own namespace, written out, is found without a grant")
    void aRegistryOfTheOwnNamespaceIsFound() {
        SettlingFleet fleet = SettlingFleet.of(registry("ns/deploy", "")
                + object("Target", "ns/a", "", "renderRegistryRef: {name: deploy, namespace: ns}")
                + renderingTarget("ns/b", ""));

        assertThat(fleet.facts("Target ns/a"))
                .isEqualTo(fleet.facts("Target ns/b"))
                .contains("True/Resolved");
    }
}
