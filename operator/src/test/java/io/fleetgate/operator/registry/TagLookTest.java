package io.fleetgate.operator.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a tag is there, by what a registry may answer. */
class TagLookTest {
    @AutoClose
    private final AskedRegistry asked;

    private final FakeRegistry registry;

    TagLookTest() throws IOException {
        asked = new AskedRegistry();
        registry = asked.registry;
    }

    @Test
    void aTagIsThereUntilItIsDeleted() throws Exception {
        assertThat(asked.look()).isEqualTo(new TagAnswer.Present());

        registry.remove(AskedRegistry.WEB);

        assertThat(asked.look()).isEqualTo(new TagAnswer.Absent());
        assertThat(registry.asked("DELETE")).isZero();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(ints = {301, 400, 401, 403, 405})
    void whoeverMayNotAskIsNotToldThatItIsGone(int status) throws Exception {
        registry.script("HEAD", status);

        assertThat(asked.look()).isEqualTo(new TagAnswer.Present());
    }

    @Test
    void aTokenThatIsRefusedSaysNothingEither() throws Exception {
        registry.letIn(FakeRegistry.Guard.TOKEN);

        assertThat(asked.look()).isEqualTo(new TagAnswer.Present());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(ints = {429, 500, 503})
    void aRegistryThatCannotSayItNowIsAskedAgain(int status) throws Exception {
        registry.script("HEAD", status);

        assertThat(asked.look())
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

        assertThat(asked.look()).isEqualTo(new TagAnswer.Present());
    }

    @Test
    void whatIsNotFoundByAnythingElseIsNotGone() throws Exception {
        registry.script("HEAD", 404);
        registry.script("GET", 404);

        assertThat(asked.look()).isInstanceOf(TagAnswer.Failed.class);
    }
}
