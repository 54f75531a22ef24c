package io.fleetgate.operator.apiserver.conversation;

import java.io.IOException;

/** An API server to talk with, and a namespace there that belongs to the conversation alone. */
public interface Partner {
    String namespace();

    /**
     * Sends a request.
     *
     * @param path with its query, from the root
     * @param contentType of the body; empty if there is none
     */
    Reply send(String method, String path, String contentType, String body) throws IOException, InterruptedException;

    /** Makes the namespace one that is being deleted. */
    void terminateNamespace() throws IOException, InterruptedException;

    /** An answer as it arrived. */
    record Reply(int status, String body) {}
}
