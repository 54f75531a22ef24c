package io.fleetgate.webhook.http;

/** A request that is answered with a problem document and nothing else; the one exception the edge maps by itself. */
public final class ProblemException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient ProblemDocument problem;

    ProblemException(ProblemDocument problem) {
        super(problem.detail(), null, false, false);
        this.problem = problem;
    }

    public ProblemDocument problem() {
        return problem;
    }
}
