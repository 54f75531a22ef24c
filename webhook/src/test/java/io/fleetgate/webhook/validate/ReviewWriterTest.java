package io.fleetgate.webhook.validate;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.Verdict;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.webhook.Reviews;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReviewWriterTest {

    @Test
    void everyProblemOfADenialIsOneLineWhateverItQuotes() {
        Verdict denied = new Verdict.Denied(List.of(error("is \nforged\u001b[2J"), error("is wrong")), List.of());

        String answer = new String(ReviewWriter.write("u-1", denied), StandardCharsets.UTF_8);

        assertThat(Reviews.tree(answer).at("/response/status/message").asText())
                .isEqualTo("spec.a: is <U+000A>forged<U+001B>[2J; mend it\nspec.a: is wrong; mend it");
    }

    private static Problem error(String message) {
        return Problem.error("spec.a", Reason.INVALID, message, "mend it");
    }
}
