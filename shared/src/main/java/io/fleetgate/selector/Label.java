package io.fleetgate.selector;

/** One label: key and value. */
public record Label(String key, String value) {}
