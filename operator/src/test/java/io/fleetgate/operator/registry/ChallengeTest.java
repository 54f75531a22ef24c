package io.fleetgate.operator.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What registries ask for, in the spellings in which they do. */
class ChallengeTest {
    @Test
    void parametersAreReadQuotedAndBareInAnyCase() {
        assertThat(Challenge.bestOf(
                        List.of("bearer Realm=\"https://a/t\", service=b ,scope=\"repository:c:pull,delete\"")))
                .hasValue(new Challenge(
                        "bearer", Map.of("realm", "https://a/t", "service", "b", "scope", "repository:c:pull,delete")));
    }

    @Test
    void aTokenIsPreferredWhereBothAreOffered() {
        assertThat(Challenge.bestOf(List.of("Basic realm=\"x\", Bearer realm=\"https://a/t\"")))
                .hasValue(new Challenge("bearer", Map.of("realm", "https://a/t")));
        assertThat(Challenge.bestOf(List.of("Basic realm=\"x\"", "Bearer realm=\"https://a/t\"")))
                .map(Challenge::isBearer)
                .hasValue(true);
        assertThat(Challenge.bestOf(List.of("Bearer realm=\"https://a/t\", Basic realm=\"x\"")))
                .flatMap(challenge -> challenge.parameter("realm"))
                .hasValue("https://a/t");
    }

    @Test
    void whatNobodyKnowsIsNoChallenge() {
        assertThat(Challenge.bestOf(List.of("Negotiate", "", "realm=\"Bearer\"", "\"")))
                .isEqualTo(Optional.empty());
    }
}
