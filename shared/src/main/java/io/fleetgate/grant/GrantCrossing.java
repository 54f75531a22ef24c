package io.fleetgate.grant;

/** From a subject into the namespace that holds what it refers to. */
public record GrantCrossing(GrantSubject subject, String toNamespace) {}
