package io.fleetgate.operator.apiserver.http;

import java.util.Locale;
import java.util.Map;

/**
 * What a client asks.
 *
 * @param query decoded; a parameter that is given twice counts once, with its last value
 * @param headers by name in lower case
 */
public record Request(String method, String path, Map<String, String> query, Map<String, String> headers, String body) {

    /** A header; empty if the client sent none of that name. */
    public String header(String name) {
        return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
    }

    /** A parameter of the query; empty if there is none of that name. */
    public String parameter(String name) {
        return query.getOrDefault(name, "");
    }
}
