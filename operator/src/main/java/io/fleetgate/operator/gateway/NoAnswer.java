package io.fleetgate.operator.gateway;

import java.io.IOException;

/** Nobody knows what became of a request that was, perhaps, sent. */
final class NoAnswer extends IOException {
    private static final long serialVersionUID = 1L;

    private final String why;

    private NoAnswer(String why, Throwable cause) {
        super(why, cause);
        this.why = why;
    }

    static NoAnswer within(long millis, Throwable cause) {
        return new NoAnswer("no answer within " + millis + " ms", cause);
    }

    static NoAnswer broken(Throwable cause) {
        return new NoAnswer("the connection broke: " + cause, cause);
    }

    /** Words that may be logged. */
    String why() {
        return why;
    }
}
