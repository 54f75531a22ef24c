/**
 * Watched objects of any group, version and resource as immutable stores, and changes that are laid over them. A store shares
 * structure with the one it came from; an overlay holds the changed objects alone and never copies what it lies over. A store
 * that is not completely known cannot be read: unknown is not empty. Depends on {@code resource.watch} and {@code store}.
 */
@NullMarked
package io.fleetgate.resource;

import org.jspecify.annotations.NullMarked;
