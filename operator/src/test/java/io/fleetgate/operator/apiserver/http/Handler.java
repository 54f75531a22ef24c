package io.fleetgate.operator.apiserver.http;

import java.io.IOException;

/** What becomes of requests; called on a thread of the connection's own, which is interrupted when the server closes. */
@FunctionalInterface
public interface Handler {
    /** Answers; a connection whose request was left unanswered is closed, and so is one for which this throws. */
    void handle(Exchange exchange) throws IOException, InterruptedException;
}
