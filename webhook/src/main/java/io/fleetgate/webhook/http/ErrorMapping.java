package io.fleetgate.webhook.http;

import io.fleetgate.store.UndecidableException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import java.io.IOException;
import java.io.InterruptedIOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Every error of a route as a problem document. */
final class ErrorMapping {
    private static final Logger LOG = LoggerFactory.getLogger(ErrorMapping.class);

    private ErrorMapping() {}

    static void register(RoutesConfig routes, Deadlines deadlines) {
        routes.exception(
                ProblemException.class, (refused, context) -> Refusal.answer(context, refused.problem(), deadlines));
        routes.exception(
                UndecidableException.class,
                (undecided, context) -> Refusal.answer(context, ProblemDocument.undecided(undecided), deadlines));
        routes.exception(
                HttpResponseException.class,
                (refused, context) -> Refusal.answer(context, problem(refused, context), deadlines));
        routes.exception(IOException.class, ErrorMapping::bodyBrokeOff);
        routes.exception(Exception.class, (bug, context) -> {
            LOG.atError()
                    .addKeyValue("method", context.method())
                    .addKeyValue("path", context.path())
                    .setCause(bug)
                    .log("request failed");
            Refusal.answer(context, ErrorCode.INTERNAL_ERROR.problem("the log of this server says more"));
        });
    }

    /** Routes read nothing but their request: an I/O failure is the client's, and no reason for noise in the log. */
    private static void bodyBrokeOff(IOException failure, Context context) {
        LOG.atDebug().addKeyValue("path", context.path()).setCause(failure).log("a body did not arrive");
        Refusal.answerAndClose(
                context,
                ErrorCode.REQUEST_TIMEOUT.problem(
                        failure instanceof InterruptedIOException
                                ? "the body did not arrive in time"
                                : "the body ended before its end"));
    }

    private static ProblemDocument problem(HttpResponseException refused, Context context) {
        if (refused instanceof MethodNotAllowedResponse) {
            return ErrorCode.METHOD_NOT_ALLOWED.problem(context.method() + " is not served at this path");
        }
        return refused.getStatus() == ErrorCode.NOT_FOUND.status()
                ? ErrorCode.NOT_FOUND.problem("no such path")
                : new ProblemDocument(
                        refused.getStatus(),
                        ErrorCode.MALFORMED_REQUEST.code(),
                        "The request cannot be served",
                        "HTTP status " + refused.getStatus(),
                        "");
    }
}
