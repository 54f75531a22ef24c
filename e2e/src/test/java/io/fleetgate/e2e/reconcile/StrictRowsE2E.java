package io.fleetgate.e2e.reconcile;

import static io.fleetgate.e2e.reconcile.Documents.binding;
import static io.fleetgate.e2e.reconcile.Documents.componentVersion;
import static io.fleetgate.e2e.reconcile.Documents.pullRegistry;
import static io.fleetgate.e2e.reconcile.Documents.registry;
import static io.fleetgate.e2e.reconcile.Documents.registryBinding;
import static io.fleetgate.e2e.reconcile.Documents.release;
import static io.fleetgate.e2e.reconcile.Documents.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An operator that renders nothing from a host that no RegistryBinding of the target is for. */
@ExtendWith(InstallationExtension.class)
class StrictRowsE2E {
    @RegisterExtension
    static final OperatorExtension STRICT = new OperatorExtension("--registry-binding-strict=true");

    private static final String TARGET = "target/edge";
    private static final String MISSING = "False/MissingRegistryBinding";
    private static final String PULL_SECRET = "/spec/release/input/resources/chart/pullSecretName";

    private final Fleets fleets;
    private Fleet fleet;

    StrictRowsE2E(Fleets fleets) {
        this.fleets = fleets;
    }

    @BeforeEach
    void aTarget() throws IOException, InterruptedException {
        fleet = fleets.empty();
        fleet.store(registry("charts"), target("edge", "prod"), release("web"), binding("rb", "web", "edge"));
    }

    @Test
    @DisplayName("T13 a host that no registry of the target is bound for is named until one is")
    void unmatchedHostIsNamed() throws IOException, InterruptedException {
        fleet.store(componentVersion("web", "images.example.com/charts/web"));
        fleets.becomes(MISSING, this::rendered);
        assertThat(fleet.read(TARGET).at("/status/conditions").toString()).contains("images.example.com");
        assertThat(fleet.names("rendertask")).isEmpty();

        fleet.store(pullRegistry("images", "images.example.com", "pull"), registryBinding("images", "edge", "images"));

        fleets.becomes("False/Pending", this::rendered);
        fleets.becomes(Set.of("release-web"), fleet::charts);
    }

    @ParameterizedTest(name = "{0} the host of {1} is {2}", quoteTextArguments = false)
    @CsvSource(delimiter = '|', textBlock = """
            N01 | Registry.Example.COM:5000/foo/bar | registry.example.com:5000
            N02 | oci://registry.example.com        | registry.example.com
            """)
    void hostIsWhatARegistryIsNamedBy(String id, String repository, String host)
            throws IOException, InterruptedException {
        fleet.store(componentVersion("web", repository));
        fleets.becomes(MISSING, this::rendered);

        fleet.store(pullRegistry("images", host, "pull"), registryBinding("images", "edge", "images"));

        fleets.becomes("False/Pending", this::rendered);
        fleets.becomes(Set.of("pull"), () -> fleet.all("rendertask", PULL_SECRET));
    }

    private String rendered() {
        return fleet.condition(TARGET, "ReleasesRendered");
    }
}
