package io.fleetgate.operator.gateway;

import io.fleetgate.operator.gateway.Outcome.Conflict;
import io.fleetgate.operator.gateway.Outcome.Conflict.Why;
import io.fleetgate.reconcile.Step;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What it means when the API server says that it did not carry out a write. */
class FailedWritesTest {
    private static final String KIND = "'kind': 'Status', 'status': 'Failure', ";
    private static final String OBJECT =
            "'details': {'name': 'b1', 'group': 'solar.opendefense.cloud', 'kind': 'releasebindings'}";
    private static final List<String> NOTHING = List.of();
    private static final List<String> GONE = List.of("gone u1");

    @ParameterizedTest
    @MethodSource("notCarriedOut")
    void aFailureIsUnderstood(AnswerRow row) throws Exception {
        row.check();
    }

    static Stream<AnswerRow> notCarriedOut() {
        return Stream.of(
                row("no such object", Steps.setStatus(), 404, OBJECT, new Outcome.Gone(), GONE),
                row("deleted before", Steps.delete(), 404, OBJECT, new Outcome.Gone(), GONE),
                row(
                        "applied with a uid to nothing",
                        Steps.setStatus(),
                        409,
                        "'reason': 'Conflict', 'message': 'uid mismatch: the provided object specified uid u1, and no"
                                + " existing object was found'",
                        new Outcome.Gone(),
                        GONE),
                row(
                        "applied to another uid",
                        Steps.setStatus(),
                        422,
                        "'reason': 'Invalid', 'details': {'causes': [{'field': 'metadata.uid'}]}",
                        new Outcome.Gone(),
                        GONE),
                row(
                        "deletion of another uid, found in the store",
                        Steps.delete(),
                        409,
                        "'reason': 'Conflict', 'message': 'Operation cannot be fulfilled: Precondition failed: UID in"
                                + " precondition: u1, UID in object meta: u2', 'details': {'kind': 'releasebindings'}",
                        new Outcome.Gone(),
                        GONE),
                row(
                        "deletion of another uid, found before",
                        Steps.delete(),
                        409,
                        "'reason': 'Conflict', 'message': 'the UID in the precondition (u1) does not match',"
                                + "'details': {'kind': 'ReleaseBinding'}",
                        new Outcome.Gone(),
                        GONE),
                row("stale", Steps.setFinalizers(), 409, "'reason': 'Conflict', " + OBJECT, conflict(Why.STALE)),
                row("a conflict without a word", Steps.setFinalizers(), 409, "'code': 409", conflict(Why.STALE)),
                row("exists", Steps.create(), 409, "'reason': 'AlreadyExists', " + OBJECT, conflict(Why.EXISTS)),
                row(
                        "a quota is busy",
                        Steps.create(),
                        409,
                        "'reason': 'Conflict', 'details': {'kind': 'resourcequotas', 'name': 'q'}",
                        conflict(Why.ELSEWHERE)),
                row(
                        "the namespace is terminating",
                        Steps.create(),
                        403,
                        "'reason': 'Forbidden', 'details': {'causes': [{'reason': 'NamespaceTerminating'}]}",
                        new Outcome.NamespaceTerminating()),
                row(
                        "the namespace is terminating, said as a conflict",
                        Steps.create(),
                        409,
                        "'reason': 'Conflict', 'details': {'causes': [{'reason': 'NamespaceTerminating'}]}",
                        new Outcome.NamespaceTerminating()),
                row(
                        "no such namespace",
                        Steps.create(),
                        404,
                        "'reason': 'NotFound', 'details': {'kind': 'namespaces', 'name': 'sites'}",
                        new Outcome.NamespaceTerminating()),
                row(
                        "the definition is terminating",
                        Steps.create(),
                        403,
                        "'message': 'create not allowed while custom resource definition is terminating'",
                        new Outcome.KindNotServed()),
                row("the definition allows no writes", Steps.create(), 405, "'code': 405", new Outcome.KindNotServed()),
                row("no such subresource", Steps.setStatus(), 404, "'details': {}", new Outcome.KindNotServed()),
                row(
                        "no permission",
                        Steps.create(),
                        403,
                        "'reason': 'Forbidden', 'message': 'User cannot create\\nthat'",
                        new Outcome.Refused(403, "Forbidden", "User cannot create<U+000A>that")),
                row(
                        "invalid",
                        Steps.create(),
                        422,
                        "'reason': 'Invalid', 'details': {'causes': [{'reason': 'FieldValueRequired',"
                                + "'field': 'spec.x', 'message': 'Required value'}]}",
                        new Outcome.Refused(422, "Invalid", "spec.x: Required value")),
                row(
                        "malformed",
                        Steps.create(),
                        400,
                        "'reason': 'BadRequest', 'message': 'no'",
                        new Outcome.Refused(400, "BadRequest", "no")),
                row("too large", Steps.create(), 413, "'code': 413", new Outcome.Refused(413, "", "")),
                row(
                        "an unknown token",
                        Steps.create(),
                        401,
                        "'reason': 'Unauthorized', 'message': 'Unauthorized'",
                        new Outcome.Unknown("HTTP 401: Unauthorized")),
                row("gone, whatever that means", Steps.create(), 410, "'code': 410", new Outcome.Unknown("HTTP 410")),
                row(
                        "broken",
                        Steps.create(),
                        500,
                        "'reason': 'InternalError', 'message': 'etcd is down'",
                        new Outcome.Unknown("HTTP 500: etcd is down")),
                row("starting", Steps.create(), 503, "'code': 503", new Outcome.Unknown("HTTP 503")),
                row("too slow", Steps.create(), 504, "'reason': 'Timeout'", new Outcome.Unknown("HTTP 504")));
    }

    private static AnswerRow row(String name, Step.Write step, int code, String status, Outcome outcome) {
        return row(name, step, code, status, outcome, NOTHING);
    }

    private static AnswerRow row(
            String name, Step.Write step, int code, String status, Outcome outcome, List<String> observed) {
        return new AnswerRow(name, step, code, "{" + KIND + status + "}", outcome, observed);
    }

    private static Outcome conflict(Why why) {
        return new Conflict(why);
    }
}
