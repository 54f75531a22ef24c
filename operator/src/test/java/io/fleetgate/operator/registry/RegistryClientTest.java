package io.fleetgate.operator.registry;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.registry.TagAnswer.Fault;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The deletion of a tag, by what a registry may answer. */
class RegistryClientTest {
    private static final String WEB = "charts/web:v1";
    private static final Login ROBOT = new Login(FakeRegistry.USER, FakeRegistry.PASSWORD);

    @AutoClose
    private final FakeRegistry registry = new FakeRegistry();

    private final AtomicReference<Duration> fence = new AtomicReference<>(Duration.ofMinutes(1));

    @AutoClose
    private final RegistryClient client = new RegistryClient(fence::get, Duration.ofSeconds(5));

    RegistryClientTest() throws IOException {
        registry.push(WEB);
    }

    @Test
    void aTagIsDeleted() throws Exception {
        assertThat(delete()).isEqualTo(new TagAnswer.Deleted());
        assertThat(registry.has(WEB)).isFalse();
        assertThat(registry.requests()).containsExactly("DELETE /v2/charts/web/manifests/v1");
    }

    @Test
    void aTagThatIsNotThereIsAsGoodAsDeleted() throws Exception {
        delete();

        assertThat(delete()).isEqualTo(new TagAnswer.Absent());
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
    void whereOnlyDigestsAreDeletedTheTagsOwnIs() throws Exception {
        registry.deleteOnlyByDigest();

        assertThat(delete()).isEqualTo(new TagAnswer.Deleted());
        assertThat(registry.has(WEB)).isFalse();
        assertThat(delete()).isEqualTo(new TagAnswer.Absent());
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "403, CREDENTIALS, 'answers 403 to the deletion of charts/web:v1: it was asked without credentials'",
        "405, REGISTRY, 'answers 405 to the deletion of charts/web:v1: it deletes no manifests'",
        "429, REGISTRY, 'answers 429 to the deletion of charts/web:v1: it is tried again'",
        "500, REGISTRY, 'answers 500 to the deletion of charts/web:v1: it is tried again'",
        "307, REGISTRY, 'answers 307 to the deletion of charts/web:v1: it leads to another path'"
    })
    void anyOtherAnswerIsAFailureThatSaysWhatToDo(int status, Fault fault, String said) throws Exception {
        registry.script("DELETE", status);

        assertThat(delete()).isInstanceOfSatisfying(TagAnswer.Failed.class, failed -> {
            assertThat(failed.fault()).isEqualTo(fault);
            assertThat(failed.message()).startsWith(registry.host() + " " + said);
        });
    }

    @Test
    void aRedirectIsNotFollowed() throws Exception {
        try (FakeRegistry other = new FakeRegistry()) {
            registry.script("DELETE", exchange -> {
                exchange.getResponseHeaders().add("Location", "http://" + other.host() + "/v2/charts/web/manifests/v1");
                FakeRegistry.answer(exchange, 307, "");
            });

            assertThat(failure()).contains("it leads to 127.0.0.1, where no request is sent");
            assertThat(other.requests()).isEmpty();
        }
    }

    @Test
    void theRegistrysWordForWhatIsWrongIsToldButNothingElseOfItsAnswer() throws Exception {
        registry.script(
                "DELETE",
                exchange -> FakeRegistry.answer(
                        exchange, 503, "{\"errors\": [{\"code\": \"TOOMANYREQUESTS\", \"message\": \"<script>\"}]}"));

        assertThat(failure()).contains("answers 503 TOOMANYREQUESTS to").doesNotContain("script");
    }

    @Test
    void anAnswerWithoutEndIsNotReadToItsEnd() throws Exception {
        registry.script("DELETE", exchange -> {
            exchange.sendResponseHeaders(500, 0);
            byte[] block = new byte[64 << 10];
            for (int i = 0; i < 10_000; i++) {
                exchange.getResponseBody().write(block);
            }
        });

        assertThat(failure()).contains("answers 500 to");
    }

    @Test
    void aRegistryThatSaysNothingIsNotWaitedForForLong() throws Exception {
        registry.hold("DELETE");
        try (RegistryClient impatient = new RegistryClient(fence::get, Duration.ofMillis(300))) {
            assertThat(impatient.delete(tag(registry.host()), Optional.empty()))
                    .isInstanceOfSatisfying(
                            TagAnswer.Failed.class,
                            failed -> assertThat(failed.message()).contains("gives no answer within"));
        }
    }

    @Test
    void nothingIsAskedBehindTheFence() throws Exception {
        fence.set(Duration.ZERO);

        assertThat(delete()).isEqualTo(new TagAnswer.Stopped());
        assertThat(registry.requests()).isEmpty();
    }

    @Test
    void whatIsUnderWayIsGivenUpWhenTheFenceCloses() throws Exception {
        registry.hold("DELETE");
        CompletableFuture<TagAnswer> answer = new CompletableFuture<>();
        Thread asking = Thread.ofVirtual().start(() -> {
            try {
                answer.complete(delete());
            } catch (InterruptedException e) {
                answer.completeExceptionally(e);
            }
        });
        while (registry.requests().isEmpty()) {
            Thread.onSpinWait();
        }

        fence.set(Duration.ZERO);

        assertThat(answer.join()).isEqualTo(new TagAnswer.Stopped());
        asking.join();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "'', is no host",
        "user@registry.example.com, is no host",
        "registry.example.com/path, is no host",
        "registry..example.com, is no host",
        "registry.example.com:70000, is no host",
        "'[1:::]', is no host",
        "169.254.169.254, 'where no registry is'",
        "'[fe80::1]:5000', 'where no registry is'",
        "'[::ffff:169.254.169.254]', 'where no registry is'",
        "2852039166, 'where no registry is'",
        "0.0.0.0:5000, 'where no registry is'",
        "'[64:ff9b::a9fe:a9fe]', 'where no registry is'",
        "registry.invalid, 'cannot be found'"
    })
    void noRequestGoesWhereNoRegistryCanBe(String host, String said) throws Exception {
        assertThat(client.delete(tag(host), Optional.empty()))
                .isInstanceOfSatisfying(
                        TagAnswer.Failed.class,
                        failed -> assertThat(failed.message()).contains(said));
    }

    @ParameterizedTest(name = "{0}:{1}")
    @CsvSource({"../secrets, v1", "charts/web, ../v1", "charts//web, v1", "Charts/web, v1", "charts/web, ''", "'', v1"})
    void whatCannotBeATagIsAbsent(String repository, String name) throws Exception {
        var tag = new RegistryTag(RegistryTag.Scheme.HTTP, registry.host(), repository, name);

        assertThat(client.delete(tag, Optional.empty())).isEqualTo(new TagAnswer.Absent());
        assertThat(registry.requests()).isEmpty();
    }

    @Test
    void noPasswordGoesInTheOpenWhereTheRegistryIsNot() throws Exception {
        var tag = new RegistryTag(RegistryTag.Scheme.HTTPS, "registry.example.com", "charts/web", "v1");
        var authorization = new Authorization(
                tag, Optional.of(ROBOT), new Requests(), new Budget(Duration.ofSeconds(1), fence::get));

        TagAnswer answer = null;
        try {
            authorization.canMeet(java.util.List.of("Bearer realm=\"http://" + registry.host() + "/token\""));
        } catch (Failure failure) {
            answer = failure.answer();
        }

        assertThat(answer).isInstanceOf(TagAnswer.Failed.class);
        assertThat(registry.requests()).isEmpty();
    }

    private String failure() throws InterruptedException {
        return delete() instanceof TagAnswer.Failed(var _, String message) ? message : "";
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
