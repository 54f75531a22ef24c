package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What it means when a write was answered as carried out, or in a way that nobody understands. */
class OutcomesTest {
    private static final List<String> NOTHING = List.of();
    private static final List<String> GONE = List.of("gone u1");

    static Stream<AnswerRow> carriedOut() {
        String live = Steps.stored("'uid': 'u1'");
        String held = Steps.stored("'uid': 'u1', 'deletionTimestamp': 't', 'finalizers': ['a/x']");
        String last = Steps.stored("'uid': 'u1', 'deletionTimestamp': 't', 'deletionGracePeriodSeconds': 0");
        String other = Steps.stored("'uid': 'u2'");
        List<String> stored = List.of("stored ReleaseBinding u1 42");
        return Stream.of(
                new AnswerRow("created", Steps.create(), 201, live, new Outcome.Written(Json.tree(live)), stored),
                new AnswerRow(
                        "patched", Steps.setFinalizers(), 200, live, new Outcome.Written(Json.tree(live)), stored),
                new AnswerRow("applied", Steps.setStatus(), 200, live, new Outcome.Written(Json.tree(live)), stored),
                new AnswerRow(
                        "its last finalizer is gone", Steps.setFinalizers(), 200, last, new Outcome.Deleted(), GONE),
                new AnswerRow("deleted", Steps.delete(), 200, "{'kind': 'Status'}", new Outcome.Deleted(), GONE),
                new AnswerRow("deleted, and shown once more", Steps.delete(), 200, live, new Outcome.Deleted(), GONE),
                new AnswerRow("held", Steps.delete(), 200, held, new Outcome.Written(Json.tree(held)), stored),
                new AnswerRow(
                        "held since", Steps.setFinalizers(), 200, held, new Outcome.Written(Json.tree(held)), stored),
                new AnswerRow(
                        "another object of that name",
                        Steps.setStatus(),
                        200,
                        other,
                        new Outcome.Replaced(Json.tree(other)),
                        List.of("gone u1", "stored ReleaseBinding u2 42")));
    }

    static Stream<AnswerRow> notUnderstood() {
        String what = " with a body that is not ReleaseBinding sites/b1";
        String named = "{'kind': 'ReleaseBinding', 'metadata': {'namespace': 'sites', 'name': 'b1'}}";
        return Stream.of(
                new AnswerRow("HTML", Steps.create(), 200, "<html>", new Outcome.Unknown("HTTP 200" + what), NOTHING),
                new AnswerRow("nothing", Steps.create(), 204, "", new Outcome.Unknown("HTTP 204" + what), NOTHING),
                new AnswerRow("a list", Steps.create(), 200, "[]", new Outcome.Unknown("HTTP 200" + what), NOTHING),
                new AnswerRow(
                        "no version", Steps.create(), 200, named, new Outcome.Unknown("HTTP 200" + what), NOTHING),
                new AnswerRow(
                        "a status",
                        Steps.create(),
                        200,
                        "{'kind': 'Status'}",
                        new Outcome.Unknown("HTTP 200" + what),
                        NOTHING),
                new AnswerRow(
                        "another kind, as the plain text of an unknown path",
                        Steps.setStatus(),
                        404,
                        "404 page not found",
                        new Outcome.KindNotServed(),
                        NOTHING),
                new AnswerRow("no news", Steps.create(), 304, "", new Outcome.Unknown("HTTP 304"), NOTHING));
    }

    @ParameterizedTest
    @MethodSource({"carriedOut", "notUnderstood"})
    void anAnswerIsUnderstood(AnswerRow row) throws Exception {
        row.check();
    }

    @ParameterizedTest
    @MethodSource("pauses")
    void aBusyServerSaysHowLongToWait(String header, Duration pause) throws Exception {
        try (TestedGateway tested = new TestedGateway()) {
            tested.server.answers(429, "", "Retry-After", header);

            assertThat(tested.perform(Steps.create())).isEqualTo(new Outcome.Throttled(pause));
        }
    }

    static Stream<Arguments> pauses() {
        return Stream.of(
                Arguments.of("3", Duration.ofSeconds(3)),
                Arguments.of("86400", Duration.ofMinutes(1)),
                Arguments.of("-1", Duration.ofSeconds(1)),
                Arguments.of("Fri, 31 Dec 2027 23:59:59 GMT", Duration.ofSeconds(1)));
    }

    @Test
    void managedFieldsAreNotPassedOn() throws Exception {
        try (TestedGateway tested = new TestedGateway()) {
            tested.server.answers(201, Steps.stored("'uid': 'u1', 'managedFields': [{'manager': 'm'}]"));

            assertThat(tested.perform(Steps.create()))
                    .isEqualTo(new Outcome.Written(Json.tree(Steps.stored("'uid': 'u1'"))));
        }
    }
}
