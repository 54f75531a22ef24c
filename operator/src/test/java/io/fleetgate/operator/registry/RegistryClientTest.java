package io.fleetgate.operator.registry;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.registry.TagAnswer.Fault;
import java.io.IOException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The deletion of a tag, by what a registry may answer. */
class RegistryClientTest {
    @AutoClose
    private final AskedRegistry asked;

    private final FakeRegistry registry;

    RegistryClientTest() throws IOException {
        asked = new AskedRegistry();
        registry = asked.registry;
    }

    @Test
    void aTagIsDeleted() throws Exception {
        assertThat(asked.delete()).isEqualTo(new TagAnswer.Deleted());
        assertThat(registry.has(AskedRegistry.WEB)).isFalse();
        assertThat(registry.requests()).containsExactly("DELETE /v2/charts/web/manifests/v1");
    }

    @Test
    void aTagThatIsNotThereIsAsGoodAsDeleted() throws Exception {
        asked.delete();

        assertThat(asked.delete()).isEqualTo(new TagAnswer.Absent());
        assertThat(registry.asked("HEAD")).isZero();
    }

    @Test
    void aRepositoryThatIsNotThereIsToo() throws Exception {
        registry.script("DELETE", exchange -> FakeRegistry.answer(exchange, 404, error("NAME_UNKNOWN")));

        assertThat(asked.delete()).isEqualTo(new TagAnswer.Absent());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"", "<html>404</html>", "404 page not found", "{\"errors\": [{\"code\": \"NOT_FOUND\"}]}"})
    void whereNotFoundIsNotSaidByARegistrysWordItIsAskedWhetherItIsOne(String body) throws Exception {
        registry.script("DELETE", exchange -> FakeRegistry.answer(exchange, 404, body));
        registry.script("HEAD", 404);

        assertThat(asked.delete()).isEqualTo(new TagAnswer.Absent());
        assertThat(registry.requests()).endsWith("GET /v2/");
    }

    @ParameterizedTest(name = "/v2/ answers {0} {1}")
    @CsvSource({"404, ''", "200, '<html>Welcome</html>'", "503, ''", "302, ''"})
    void whatIsNotFoundByAnythingElseIsNotGone(int status, String page) throws Exception {
        registry.script("DELETE", 404);
        registry.script("HEAD", 404);
        registry.script("GET", exchange -> FakeRegistry.answer(exchange, status, page));

        assertThat(asked.failure()).contains("answers 404 for charts/web:v1 and " + status + " to /v2/");
    }

    @ParameterizedTest(name = "/v2/ answers {0}")
    @ValueSource(ints = {401, 403})
    void whatMayBeHiddenFromStrangersIsNotGone(int status) throws Exception {
        registry.script("DELETE", 404);
        registry.script("HEAD", 404);
        registry.script("GET", status);

        assertThat(asked.delete()).isInstanceOfSatisfying(TagAnswer.Failed.class, failed -> {
            assertThat(failed.fault()).isEqualTo(Fault.CREDENTIALS);
            assertThat(failed.message())
                    .contains(status + " to /v2/, so that it may hide the tag: it was asked without credentials");
        });
    }

    @Test
    void whatIsThereAllTheSameIsNotGone() throws Exception {
        registry.script("DELETE", 404);

        assertThat(asked.failure())
                .contains("answers 404 to the deletion of charts/web:v1: the tag is there all the same");
    }

    @Test
    void whatCannotBeLookedForIsNotSaidToBeThere() throws Exception {
        registry.script("DELETE", 404);
        registry.script("HEAD", 503);

        assertThat(asked.failure()).contains("answers 503 when it is asked for charts/web:v1: it is tried again");
    }

    @Test
    void anyPageAnswers200SoThatTheTagIsLookedForAfterwards() throws Exception {
        registry.script("DELETE", exchange -> FakeRegistry.answer(exchange, 200, "<html>Log in</html>"));

        assertThat(asked.failure()).contains("answers 200 to the deletion of charts/web:v1");

        registry.script("HEAD", 404);
        assertThat(asked.delete()).isEqualTo(new TagAnswer.Deleted());
    }

    @Test
    void whereOnlyDigestsAreDeletedTheTagsOwnIs() throws Exception {
        registry.deleteOnlyByDigest();

        assertThat(asked.delete()).isEqualTo(new TagAnswer.Deleted());
        assertThat(registry.has(AskedRegistry.WEB)).isFalse();
        assertThat(asked.delete()).isEqualTo(new TagAnswer.Absent());
        assertThat(registry.requests()).endsWith("GET /v2/");
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

        assertThat(asked.delete()).isInstanceOfSatisfying(TagAnswer.Failed.class, failed -> {
            assertThat(failed.fault()).isEqualTo(fault);
            assertThat(failed.message()).startsWith(registry.host() + " " + said);
        });
    }

    @Test
    void theRegistrysWordForWhatIsWrongIsToldButNothingElseOfItsAnswer() throws Exception {
        registry.script(
                "DELETE",
                exchange -> FakeRegistry.answer(
                        exchange, 503, "{\"errors\": [{\"code\": \"TOOMANYREQUESTS\", \"message\": \"<script>\"}]}"));

        assertThat(asked.failure()).contains("answers 503 TOOMANYREQUESTS to").doesNotContain("script");
    }

    private static String error(String code) {
        return "{\"errors\": [{\"code\": \"" + code + "\"}]}";
    }
}
