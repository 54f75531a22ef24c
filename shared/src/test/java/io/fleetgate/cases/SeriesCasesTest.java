package io.fleetgate.cases;

import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.SettlingFleet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A Profile for many targets: the published system folded what it did for them into one event that names one of them. */
class SeriesCasesTest {

    @Test
    @DisplayName("s16: each of a hundred bindings of one Profile says for itself what became of it")
    void eachOfAHundredBindingsSaysForItself() {
        String targets = IntStream.range(0, 100)
                .mapToObj(i -> target("perf-m/t-%04d".formatted(i), "env: prod"))
                .collect(Collectors.joining());

        SettlingFleet fleet = SettlingFleet.of(version("perf-m/cv", "kyverno")
                + release("perf-m/r", "")
                + profile("perf-m/prof-007", "r", "{matchLabels: {env: prod}}")
                + targets);

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING))
                .hasSize(100)
                .contains("prof-007-t-0057-?????")
                .allSatisfy(name ->
                        assertThat(fleet.facts("ReleaseBinding perf-m/" + name)).contains("Accepted: True/Accepted"));
    }
}
