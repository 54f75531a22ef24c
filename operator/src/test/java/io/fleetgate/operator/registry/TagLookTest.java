package io.fleetgate.operator.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a tag is there, by what a registry may answer. */
class TagLookTest {
    private static final String WEB = "charts/web:v1";

    @AutoClose
    private final FakeRegistry registry = new FakeRegistry();

    @AutoClose
    private final RegistryClient client =
            new RegistryClient(TokenServers.OWN, () -> Duration.ofMinutes(1), Duration.ofSeconds(5));

    TagLookTest() throws IOException {
        registry.push(WEB);
    }

    @Test
    void aTagIsThereUntilItIsDeleted() throws Exception {
        assertThat(look()).isEqualTo(new TagAnswer.Present());

        registry.remove(WEB);

        assertThat(look()).isEqualTo(new TagAnswer.Absent());
        assertThat(registry.asked("DELETE")).isZero();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(ints = {301, 400, 401, 403, 405})
    void whoeverMayNotAskIsNotToldThatItIsGone(int status) throws Exception {
        registry.script("HEAD", status);

        assertThat(look()).isEqualTo(new TagAnswer.Present());
    }

    @Test
    void aTokenThatIsRefusedSaysNothingEither() throws Exception {
        registry.letIn(FakeRegistry.Guard.TOKEN);

        assertThat(look()).isEqualTo(new TagAnswer.Present());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(ints = {429, 500, 503})
    void aRegistryThatCannotSayItNowIsAskedAgain(int status) throws Exception {
        registry.script("HEAD", status);

        assertThat(look())
                .isInstanceOfSatisfying(
                        TagAnswer.Failed.class,
                        failed -> assertThat(failed.message())
                                .startsWith(registry.host() + " answers " + status
                                        + " when it is asked for charts/web:v1: it is tried again"));
    }

    @Test
    void whatMayBeHiddenFromStrangersIsNotToldToBeGone() throws Exception {
        registry.script("HEAD", 404);
        registry.script("GET", 401);

        assertThat(look()).isEqualTo(new TagAnswer.Present());
    }

    @Test
    void whatIsNotFoundByAnythingElseIsNotGone() throws Exception {
        registry.script("HEAD", 404);
        registry.script("GET", 404);

        assertThat(look()).isInstanceOf(TagAnswer.Failed.class);
    }

    private TagAnswer look() throws InterruptedException {
        return client.look(
                new RegistryTag(RegistryTag.Scheme.HTTP, registry.host(), "charts/web", "v1"), Optional.empty());
    }
}
