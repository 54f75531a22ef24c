package io.fleetgate.templating.context;

/**
 * A file that a template has made.
 *
 * @param kind {@code map}, {@code file}, {@code cert} or {@code crt-list}
 */
public record RegisteredFile(String kind, String name, String content) {}
