package io.fleetgate.webhook.http;

import io.fleetgate.store.UndecidableException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Every error of a route as a problem document. */
final class ErrorMapping {
    private static final Logger LOG = LoggerFactory.getLogger(ErrorMapping.class);

    private ErrorMapping() {}

    static void register(RoutesConfig routes) {
        routes.exception(ProblemException.class, ErrorMapping::refuse);
        routes.exception(
                UndecidableException.class,
                (undecided, context) -> answer(context, ProblemDocument.undecided(undecided)));
        routes.exception(HttpResponseException.class, (refused, context) -> answer(context, problem(refused, context)));
        routes.exception(Exception.class, (bug, context) -> {
            LOG.atError()
                    .addKeyValue("method", context.method())
                    .addKeyValue("path", context.path())
                    .setCause(bug)
                    .log("request failed");
            answer(context, ErrorCode.INTERNAL_ERROR.problem("the log of this server says more"));
        });
    }

    private static void refuse(ProblemException refused, Context context) {
        try {
            Remainder.discard(context.bodyInputStream(), context.header("Expect") != null);
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("the client went away while it was refused");
        }
        answer(context, refused.problem());
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

    private static void answer(Context context, ProblemDocument problem) {
        context.status(problem.status());
        context.contentType(ProblemDocument.MEDIA_TYPE);
        context.result(problem.toJson());
    }
}
