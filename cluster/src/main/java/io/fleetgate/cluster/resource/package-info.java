/**
 * Watched resources of any group, version and resource, each followed by one informer however many configs watch it, and kept in
 * the stores that templates read. What is not served or may not be read is unknown, and never empty. Depends on {@code watch},
 * {@code read} and the stores of {@code shared}.
 */
@NullMarked
package io.fleetgate.cluster.resource;

import org.jspecify.annotations.NullMarked;
