package io.fleetgate.webhook.http;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers a request with a problem document. Where the body is still on its way the answer comes first; only then is the rest
 * of it dropped, for a short while, and the connection closed.
 */
final class Refusal {
    private static final Logger LOG = LoggerFactory.getLogger(Refusal.class);
    private static final Duration LINGER = Duration.ofSeconds(2);

    private Refusal() {}

    /** Answers, and drops what is left of the body. */
    static void answer(Context context, ProblemDocument problem, Deadlines deadlines) {
        boolean awaitsContinue = context.header("Expect") != null;
        try {
            if (!awaitsContinue && isRead(context)) {
                answer(context, problem);
                return;
            }
            answerNow(context, problem);
            if (!awaitsContinue) {
                try (ArrivingBody rest = new ArrivingBody(context.req().getInputStream(), deadlines, LINGER)) {
                    Remainder.discard(rest, false);
                }
            }
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("the client went away while it was refused");
        }
    }

    /** Answers; what is left of the body is not looked at. */
    static void answerAndClose(Context context, ProblemDocument problem) {
        try {
            answerNow(context, problem);
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("the client went away before it was refused");
        }
    }

    static void answer(Context context, ProblemDocument problem) {
        context.status(problem.status());
        context.contentType(ProblemDocument.MEDIA_TYPE);
        context.result(problem.toJson());
    }

    private static boolean isRead(Context context) throws IOException {
        boolean hasBody =
                context.contentLength() > 0 || context.header("Transfer-Encoding") != null || !isHttp1(context);
        return !hasBody || context.req().getInputStream().isFinished();
    }

    private static void answerNow(Context context, ProblemDocument problem) throws IOException {
        byte[] json = problem.toJson();
        HttpServletResponse response = context.res();
        response.setStatus(problem.status());
        response.setContentType(ProblemDocument.MEDIA_TYPE);
        response.setContentLength(json.length);
        if (isHttp1(context)) {
            response.setHeader("Connection", "close");
        }
        response.getOutputStream().write(json);
        response.getOutputStream().close();
    }

    private static boolean isHttp1(Context context) {
        return context.protocol().startsWith("HTTP/1");
    }
}
