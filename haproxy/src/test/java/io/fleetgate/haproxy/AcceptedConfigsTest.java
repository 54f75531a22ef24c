package io.fleetgate.haproxy;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.external.ExternalCheck;
import io.fleetgate.templating.proxy.external.ExternalVerdict;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AcceptedConfigsTest {
    private static final Duration WITHIN = Duration.ofSeconds(1);

    private ExternalVerdict verdict = new ExternalVerdict.Accepted();
    private int checks;

    private final ExternalCheck counted = (_, _) -> {
        checks++;
        return verdict;
    };

    @Test
    void aConfigurationThatWasAcceptedIsNotCheckedAgain() {
        AcceptedConfigs accepted = new AcceptedConfigs(counted, 8);

        accepted.check(Configs.with(), WITHIN);

        assertThat(accepted.check(Configs.with(), WITHIN)).isEqualTo(new ExternalVerdict.Accepted());
        assertThat(checks).isEqualTo(1);
    }

    @Test
    void aChangedFileBesideItIsAnotherConfiguration() {
        AcceptedConfigs accepted = new AcceptedConfigs(counted, 8);

        accepted.check(withMap("a b\n"), WITHIN);
        accepted.check(withMap("a c\n"), WITHIN);

        assertThat(checks).isEqualTo(2);
    }

    @Test
    void aFailureIsTriedAgain() {
        AcceptedConfigs accepted = new AcceptedConfigs(counted, 8);
        for (ExternalVerdict failure : List.of(
                new ExternalVerdict.Rejected(List.of()),
                new ExternalVerdict.Refused(List.of()),
                new ExternalVerdict.OutOfTime(),
                new ExternalVerdict.Unavailable("x"))) {
            verdict = failure;
            assertThat(accepted.check(Configs.with(), WITHIN)).isEqualTo(failure);
        }

        assertThat(checks).isEqualTo(4);
    }

    @Test
    void theOneUsedLongestAgoIsForgotten() {
        AcceptedConfigs accepted = new AcceptedConfigs(counted, 2);

        List.of("a", "b", "a", "c", "a", "b").forEach(map -> accepted.check(withMap(map), WITHIN));

        assertThat(checks).isEqualTo(4);
    }

    private static ProxyFiles withMap(String map) {
        return Configs.files("", Map.of("maps/a.map", map));
    }
}
