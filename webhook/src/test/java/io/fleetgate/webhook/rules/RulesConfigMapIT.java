package io.fleetgate.webhook.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.AdmissionRules;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of a ConfigMap, while its API server answers and while it does not. */
@Timeout(60)
class RulesConfigMapIT {
    private static final Duration INTERVAL = Duration.ofMillis(20);
    private static final Duration STALE_AFTER = Duration.ofSeconds(1);
    private static final String WARN = "rules: {unique-name-format: warn}";
    private static final String OUT_OF_DATE = "ConfigMap system/rules: not known to be up to date for more than 1 s";

    private ConfigMapServer server;
    private RulesConfigMap rules;

    @BeforeEach
    void follow() throws IOException {
        server = new ConfigMapServer();
        rules = RulesConfigMap.follow(server.reader(), INTERVAL, STALE_AFTER);
    }

    @AfterEach
    void close() {
        rules.close();
        server.close();
    }

    @Test
    void theConfigMapIsFollowedFromItsCreationToItsDeletionByNothingButGet() throws Exception {
        rules.awaitKnown();
        AdmissionRules defaults = rules.current();
        assertThat(rules.notices()).containsExactly("ConfigMap system/rules: does not exist; the default rules hold");

        server.store("rules.yaml", WARN);
        await(() -> rules.notices().isEmpty());
        assertThat(rules.current()).isNotSameAs(defaults);

        server.delete();
        await(() -> rules.notices().toString().contains("does not exist"));
        assertThat(server.requests()).containsExactly("GET /api/v1/namespaces/system/configmaps/rules");
    }

    @Test
    void aFrozenServerKeepsTheRulesAndThatIsSaidUntilItAnswersAgain() throws Exception {
        server.store("rules.yaml", WARN);
        await(() -> rules.missing().isEmpty() && rules.notices().isEmpty());
        AdmissionRules held = rules.current();

        server.freeze();
        await(() -> !rules.notices().isEmpty());

        assertThat(rules.notices())
                .singleElement()
                .asString()
                .startsWith(OUT_OF_DATE)
                .endsWith("; what was read last holds");
        assertThat(rules.missing()).isEmpty();
        assertThat(rules.current()).isSameAs(held);

        server.thaw();
        await(() -> rules.notices().isEmpty());
        assertThat(rules.current()).isSameAs(held);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            401 | {}                                        | HTTP 401; it does not know this process
            403 | {}                                        | HTTP 403; this process may not read this
            500 | {}                                        | HTTP 500
            200 | no JSON                                   | it is no JSON
            200 | {"kind": "ConfigMap", "data": {"rules.yam | it is no JSON
            200 | {"kind": "Status"}                        | a ConfigMap is expected
            """)
    void anAnswerThatSaysNothingOfTheConfigMapKeepsTheRules(int status, String body, String cause) {
        server.store("rules.yaml", WARN);
        await(() -> rules.missing().isEmpty() && rules.notices().isEmpty());
        AdmissionRules held = rules.current();

        server.answer(status, body);
        await(() -> !rules.notices().isEmpty());

        assertThat(rules.notices())
                .singleElement()
                .asString()
                .startsWith(OUT_OF_DATE + ", ")
                .contains(cause);
        assertThat(rules.current()).isSameAs(held);
    }

    @Test
    void aServerThatAnswersNoReadingAtTheStartLeavesTheRulesUnknown() throws Exception {
        try (ConfigMapServer refusing = new ConfigMapServer()) {
            refusing.answer(403, "{}");
            try (RulesConfigMap unknown = RulesConfigMap.follow(refusing.reader(), INTERVAL, STALE_AFTER)) {
                await(() -> unknown.missing().toString().contains("HTTP 403"));
                assertThat(unknown.notices()).isEmpty();

                refusing.store("rules.yaml", WARN);
                unknown.awaitKnown();
                assertThat(unknown.missing()).isEmpty();
            }
        }
    }

    @Test
    void aServerThatIsGoneIsNamedAsTheCause() throws Exception {
        rules.awaitKnown();

        server.close();
        await(() -> rules.notices().size() == 2);

        assertThat(rules.notices()).last().asString().startsWith(OUT_OF_DATE + ", the API server cannot be reached: ");
    }

    @Test
    void aConfigMapWithoutTheKeyKeepsTheRules() {
        server.store("rules.yaml", WARN);
        await(() -> rules.missing().isEmpty() && rules.notices().isEmpty());
        AdmissionRules held = rules.current();

        server.store("rules", WARN);
        await(() -> rules.notices().toString().contains("has no key"));

        assertThat(rules.notices())
                .startsWith(
                        "ConfigMap system/rules: has no key rules.yaml; write the rules below it",
                        "the rules that held before hold on");
        assertThat(rules.current()).isSameAs(held);
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("nanoseconds").isLessThan(end);
            LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
        }
    }
}
