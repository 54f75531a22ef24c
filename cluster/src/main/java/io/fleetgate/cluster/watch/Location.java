package io.fleetgate.cluster.watch;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/**
 * Where an API server serves a collection.
 *
 * @param path below the server's address
 * @param labelSelector which of its objects are wanted, as the API server takes it; empty for all
 */
public record Location(String path, String labelSelector) {

    /** The collection with every object. */
    public static Location of(String path) {
        return new Location(path, "");
    }

    /** The path of a request; each parameter starts with an ampersand. */
    String request(String parameters) {
        String all = labelSelector.isEmpty() ? parameters : "&labelSelector=" + encoded(labelSelector) + parameters;
        return all.isEmpty() ? path : path + "?" + all.substring(1);
    }

    static String encoded(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
