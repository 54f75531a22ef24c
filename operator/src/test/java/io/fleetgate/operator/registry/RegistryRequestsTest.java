package io.fleetgate.operator.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where requests go, how long they are waited for, and how much is read of what comes back. */
class RegistryRequestsTest {
    @AutoClose
    private final AskedRegistry asked;

    private final FakeRegistry registry;

    RegistryRequestsTest() throws IOException {
        asked = new AskedRegistry();
        registry = asked.registry;
    }

    @Test
    void aRedirectIsNotFollowed() throws Exception {
        try (FakeRegistry other = new FakeRegistry()) {
            registry.script("DELETE", exchange -> {
                exchange.getResponseHeaders().add("Location", "http://" + other.host() + "/v2/charts/web/manifests/v1");
                FakeRegistry.answer(exchange, 307, "");
            });

            assertThat(asked.failure()).contains("it leads to 127.0.0.1, where no request is sent");
            assertThat(other.requests()).isEmpty();
        }
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

        assertThat(asked.failure()).contains("answers 500 to");
    }

    @Test
    void aRegistryThatSaysNothingIsNotWaitedForForLong() throws Exception {
        registry.hold("DELETE");
        try (RegistryClient impatient = asked.client(Duration.ofMillis(300))) {
            assertThat(impatient.delete(asked.tag(), Optional.empty()))
                    .isInstanceOfSatisfying(
                            TagAnswer.Failed.class,
                            failed -> assertThat(failed.message()).contains("gives no answer within"));
        }
    }

    @Test
    void nothingIsAskedBehindTheFence() throws Exception {
        asked.fence.set(Duration.ZERO);

        assertThat(asked.delete()).isEqualTo(new TagAnswer.Stopped());
        assertThat(registry.requests()).isEmpty();
    }

    @Test
    void whatIsUnderWayIsGivenUpWhenTheFenceCloses() throws Exception {
        registry.hold("DELETE");
        CompletableFuture<TagAnswer> answer = new CompletableFuture<>();
        Thread asking = Thread.ofVirtual().start(() -> {
            try {
                answer.complete(asked.delete());
            } catch (InterruptedException e) {
                answer.completeExceptionally(e);
            }
        });
        while (registry.requests().isEmpty()) {
            Thread.onSpinWait();
        }

        asked.fence.set(Duration.ZERO);

        assertThat(answer.join()).isEqualTo(new TagAnswer.Stopped());
        asking.join();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "'', is no host",
        "robot:hunter2@registry.example.com, 'spec.hostname of the Registry carries a user name or a password'",
        "registry.example.com/path, is no host",
        "registry..example.com, is no host",
        "registry.example.com:70000, is no host",
        "'[1:::]', is no host",
        "169.254.169.254, 'where no registry is'",
        "'[fe80::1]:5000', 'where no registry is'",
        "'[::ffff:169.254.169.254]', 'where no registry is'",
        "2852039166, 'where no registry is'",
        "0.0.0.0:5000, 'where no registry is'",
        "'[::a9fe:a9fe]', 'where no registry is'",
        "'[64:ff9b::a9fe:a9fe]', 'where no registry is'",
        "registry.invalid, 'cannot be found'"
    })
    void noRequestGoesWhereNoRegistryCanBe(String host, String said) throws Exception {
        assertThat(asked.client.delete(AskedRegistry.tagAt(host), Optional.empty()))
                .isInstanceOfSatisfying(
                        TagAnswer.Failed.class,
                        failed -> assertThat(failed.message()).contains(said).doesNotContain("hunter2"));
    }

    @ParameterizedTest(name = "{0}:{1}")
    @CsvSource({"../secrets, v1", "charts/web, ../v1", "charts//web, v1", "Charts/web, v1", "charts/web, ''", "'', v1"})
    void whatCannotBeATagIsAbsent(String repository, String name) throws Exception {
        var tag = new RegistryTag(RegistryTag.Scheme.HTTP, registry.host(), repository, name);

        assertThat(asked.client.delete(tag, Optional.empty())).isEqualTo(new TagAnswer.Absent());
        assertThat(registry.requests()).isEmpty();
    }
}
