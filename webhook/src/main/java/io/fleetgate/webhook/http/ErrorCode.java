package io.fleetgate.webhook.http;

/** The stable codes of problem documents; clients compare them, so they never change meaning. */
public enum ErrorCode {
    MALFORMED_BODY(400, "MalformedBody", "The body cannot be read"),
    MALFORMED_REVIEW(400, "MalformedReview", "The body is not an AdmissionReview that can be answered"),
    MALFORMED_REQUEST(400, "MalformedRequest", "The request cannot be read"),
    NESTED_TOO_DEEP(400, "NestedTooDeep", "The body is nested too deep"),
    NOT_FOUND(404, "NotFound", "There is nothing here"),
    METHOD_NOT_ALLOWED(405, "MethodNotAllowed", "The method is not allowed here"),
    NOT_ACCEPTABLE(406, "NotAcceptable", "There is no such representation"),
    REQUEST_TIMEOUT(408, "RequestTimeout", "The request did not arrive in time"),
    BODY_TOO_LARGE(413, "BodyTooLarge", "The body is too large"),
    PLAN_TOO_LARGE(413, "PlanTooLarge", "The change reaches too many targets for this process"),
    UNSUPPORTED_MEDIA_TYPE(415, "UnsupportedMediaType", "The body is of a type that is not read here"),
    INTERNAL_ERROR(500, "InternalError", "The request met a bug of this server"),
    OVERLOADED(503, "Overloaded", "Too many large requests at once"),
    DEADLINE_EXCEEDED(503, "DeadlineExceeded", "Could not decide in time");

    private final int status;
    private final String code;
    private final String title;

    ErrorCode(int status, String code, String title) {
        this.status = status;
        this.code = code;
        this.title = title;
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }

    /** A problem document with this code. */
    public ProblemDocument problem(String detail) {
        return new ProblemDocument(status, code, title, detail, "");
    }

    /** The same, thrown: the way in which code below the edge refuses a request. */
    public ProblemException refusal(String detail) {
        return new ProblemException(problem(detail));
    }
}
