package io.fleetgate.operator.web;

import java.net.http.HttpHeaders;

/**
 * An answer of HTTP.
 *
 * @param body the beginning of it
 */
public record Response(int status, HttpHeaders headers, String body) {}
