package io.fleetgate.grant;

import io.fleetgate.object.GroupKind;

/** Who refers: the kind of the referring object and its namespace; one {@code from} entry of a grant. */
public record GrantSubject(GroupKind kind, String namespace) {}
