package io.fleetgate.operator.crash;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs that are right, and such that are not. */
class JudgementTest {
    private static final Course UNDISTURBED = course("as previewed", added("base"));

    @Test
    void aRunThatEndsAsPreviewedIsRight() {
        assertThat(Judgement.of("as previewed", UNDISTURBED, UNDISTURBED)).isEmpty();
    }

    @Test
    void aRunThatEndsOtherwiseIsWrongEvenIfNothingWentWrong() {
        assertThat(Judgement.of("otherwise", UNDISTURBED, UNDISTURBED))
                .containsExactly("it ends in\n- otherwise\n+ as previewed");
    }

    @Test
    void aRunThatMakesAnObjectTwiceIsWrong() {
        Course twice = course("as previewed", added("base"), added("base"));

        assertThat(Judgement.of("as previewed", UNDISTURBED, twice))
                .containsExactly("made were\n- Profile fleet/base=1\n+ Profile fleet/base=2");
    }

    @Test
    void aRunThatMakesAnObjectOfItsOwnIsWrong() {
        Course more = course("as previewed", added("base"), added("other"));

        assertThat(Judgement.of("as previewed", UNDISTURBED, more))
                .containsExactly("made were\n+ Profile fleet/other=1");
    }

    private static Course course(String end, JsonNode... history) {
        return new Course(end, "", List.of(history), List.of(), false);
    }

    private static JsonNode added(String profile) {
        JsonNode object = JsonNodeFactory.instance
                .objectNode()
                .put("kind", "Profile")
                .set(
                        "metadata",
                        JsonNodeFactory.instance
                                .objectNode()
                                .put("namespace", "fleet")
                                .put("name", profile));
        return JsonNodeFactory.instance.objectNode().put("type", "ADDED").set("object", object);
    }
}
