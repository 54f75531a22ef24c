package io.fleetgate.cluster.resource;

/** What an API server says of a resource that it serves. */
record ServedResource(String kind, boolean isNamespaced) {}
