package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A request that changes what is stored.
 *
 * @param path below the server's address, encoded
 * @param query encoded; empty where there is none
 */
record WriteRequest(String method, String path, String query, String contentType, ObjectNode body) {
    private static final String FORCE = "&force=true";

    /** Whether it takes fields from others. */
    boolean isForced() {
        return query.endsWith(FORCE);
    }

    /** The same request, which takes the fields that it names from whoever owns them. */
    WriteRequest forced() {
        return new WriteRequest(method, path, query + FORCE, contentType, body);
    }
}
