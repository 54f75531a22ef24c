package io.fleetgate.webhook.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Answers what the server itself refuses or fails at, before or outside of our handlers, in the form of all our errors. */
final class ProblemErrorHandler extends ErrorHandler {

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        ProblemDocument problem = problem(response.getStatus());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, ProblemDocument.MEDIA_TYPE);
        response.write(true, ByteBuffer.wrap(problem.toJson()), callback);
        return true;
    }

    private static ProblemDocument problem(int status) {
        for (ErrorCode code : ErrorCode.values()) {
            if (code.status() == status && code != ErrorCode.MALFORMED_BODY && code != ErrorCode.MALFORMED_REVIEW) {
                return code.problem("the server refused the request before it was read (HTTP status " + status + ")");
            }
        }
        ErrorCode fallback = status >= 500 ? ErrorCode.INTERNAL_ERROR : ErrorCode.MALFORMED_REQUEST;
        return new ProblemDocument(
                status, fallback.code(), "The request cannot be served", "HTTP status " + status, "");
    }
}
