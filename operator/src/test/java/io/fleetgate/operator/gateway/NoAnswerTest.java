package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** A write without an understandable answer may have happened: it is said to be unknown, and sent no second time. */
class NoAnswerTest {
    @AutoClose
    private final TestedGateway tested = new TestedGateway();

    NoAnswerTest() throws IOException {}

    @Test
    void aBrokenConnection() throws Exception {
        tested.server.breaks();

        assertUnknown(tested.perform(Steps.create()), "the connection broke: ");
    }

    @Test
    void aServerThatIsNotThere() throws Exception {
        try (TestedGateway nowhere = new TestedGateway(TestedGateway.LIMITS, "http://127.0.0.1:1")) {
            Outcome outcome = nowhere.perform(Steps.create());

            assertThat(outcome)
                    .asInstanceOf(InstanceOfAssertFactories.type(Outcome.Unknown.class))
                    .extracting(Outcome.Unknown::cause, InstanceOfAssertFactories.STRING)
                    .startsWith("the connection broke: ");
        }
    }

    @Test
    void anAnswerThatStopsInTheMiddle() throws Exception {
        tested.left = Duration.ofMillis(300);
        tested.server.stopsInTheMiddle();

        assertUnknown(tested.perform(Steps.create()), "no answer within 300 ms");
    }

    @Test
    void anAnswerThatIsLongerThanAnyObject() throws Exception {
        tested.server.answers(200, "x".repeat((4 << 20) + 1));

        assertUnknown(
                tested.perform(Steps.create()), "the connection broke: java.io.IOException: the answer is longer");
    }

    @Test
    void anAnswerThatIsNestedDeeperThanAnyObject() throws Exception {
        tested.server.answers(200, "{\"a\":".repeat(5000) + "1" + "}".repeat(5000));

        assertUnknown(tested.perform(Steps.create()), "HTTP 200 with a body that is not ");
    }

    private void assertUnknown(Outcome outcome, String cause) {
        assertThat(outcome)
                .asInstanceOf(InstanceOfAssertFactories.type(Outcome.Unknown.class))
                .extracting(Outcome.Unknown::cause, InstanceOfAssertFactories.STRING)
                .startsWith(cause);
        assertThat(tested.observed).isEmpty();
        assertThat(tested.server.received()).hasSize(1);
    }
}
