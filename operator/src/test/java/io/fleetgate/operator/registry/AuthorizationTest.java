package io.fleetgate.operator.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.operator.registry.TagAnswer.Fault;
import io.fleetgate.operator.web.Budget;
import io.fleetgate.operator.web.Requests;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** By what a registry lets us in, and to whom a login is shown for that. */
class AuthorizationTest {
    private static final String WEB = "charts/web:v1";
    private static final Login ROBOT = new Login(FakeRegistry.USER, FakeRegistry.PASSWORD);

    @AutoClose
    private final FakeRegistry registry = new FakeRegistry();

    @AutoClose
    private final RegistryClient client = client(TokenServers.OWN);

    AuthorizationTest() throws IOException {
        registry.push(WEB);
    }

    @Test
    void aTokenIsFetchedWithTheLogin() throws Exception {
        registry.letIn(FakeRegistry.Guard.TOKEN);

        assertThat(delete(ROBOT)).isEqualTo(new TagAnswer.Deleted());
        assertThat(registry.requests())
                .containsExactly(
                        "DELETE /v2/charts/web/manifests/v1", "GET /token", "DELETE /v2/charts/web/manifests/v1");
    }

    @Test
    void theLoginIsShownOnlyWhenItIsAskedFor() throws Exception {
        registry.letIn(FakeRegistry.Guard.BASIC);

        assertThat(delete(ROBOT)).isEqualTo(new TagAnswer.Deleted());
        assertThat(registry.asked("DELETE")).isEqualTo(2);
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({
        "TOKEN, stranger, 401: let the credentials",
        "BASIC, stranger, 401 UNAUTHORIZED to the deletion of charts/web:v1: let the credentials",
        "TOKEN, '', 401: it was asked without credentials",
        "BASIC, '', 401 UNAUTHORIZED to the deletion of charts/web:v1: it was asked without credentials"
    })
    void whoeverIsNotLetInIsToldSo(FakeRegistry.Guard guard, String user, String said) throws Exception {
        registry.letIn(guard);

        TagAnswer answer = user.isEmpty() ? delete() : delete(new Login(user, "hunter2"));

        assertThat(answer).isInstanceOfSatisfying(TagAnswer.Failed.class, failed -> {
            assertThat(failed.fault()).isEqualTo(Fault.CREDENTIALS);
            assertThat(failed.message()).contains(registry.host(), said).doesNotContain("hunter2");
        });
        assertThat(registry.has(WEB)).isTrue();
    }

    @Test
    void noPasswordGoesInTheOpenWhereTheRegistryIsNot() throws Exception {
        var tag = new RegistryTag(RegistryTag.Scheme.HTTPS, "registry.example.com", "charts/web", "v1");
        var authorization = new Authorization(
                tag,
                Optional.of(ROBOT),
                new TokenServers(Set.of("127.0.0.1")),
                new Requests(),
                new Budget(Duration.ofSeconds(1), () -> Duration.ofMinutes(1)));

        assertThatThrownBy(
                        () -> authorization.canMeet(List.of("Bearer realm=\"http://" + registry.host() + "/token\"")))
                .hasMessageContaining("only one that is reached by HTTPS is");
        assertThat(registry.requests()).isEmpty();
    }

    @Test
    void noOtherHostIsAskedForATokenThatTheRegistryNames() throws Exception {
        registry.letIn(FakeRegistry.Guard.TOKEN);
        registry.letInBy("http://localhost:" + port() + "/token");

        assertThat(delete(ROBOT))
                .isInstanceOfSatisfying(
                        TagAnswer.Failed.class,
                        failed -> assertThat(failed.message())
                                .contains(
                                        "names the token server localhost, which is not asked",
                                        "--token-servers=localhost"));
        assertThat(registry.asked("GET")).isZero();
    }

    @Test
    void oneThatTheOperatorTrustsIs() throws Exception {
        registry.letIn(FakeRegistry.Guard.TOKEN);
        registry.letInBy("http://localhost:" + port() + "/token");

        try (RegistryClient trusting = client(new TokenServers(Set.of("localhost")))) {
            assertThat(trusting.delete(tag(registry.host()), Optional.of(ROBOT)))
                    .isEqualTo(new TagAnswer.Deleted());
        }
    }

    private static RegistryClient client(TokenServers servers) {
        return new RegistryClient(servers, () -> Duration.ofMinutes(1), Duration.ofSeconds(5));
    }

    private String port() {
        return registry.host().substring(registry.host().indexOf(':') + 1);
    }

    private TagAnswer delete() throws InterruptedException {
        return client.delete(tag(registry.host()), Optional.empty());
    }

    private TagAnswer delete(Login login) throws InterruptedException {
        return client.delete(tag(registry.host()), Optional.of(login));
    }

    private static RegistryTag tag(String host) {
        return new RegistryTag(RegistryTag.Scheme.HTTP, host, "charts/web", "v1");
    }
}
