/**
 * The fleet as a value: an immutable {@link io.fleetgate.store.Snapshot} that says per kind how well it is known, and the
 * {@link io.fleetgate.store.ChangeSet} that is laid over it. Both share structure, so taking a snapshot is free and an
 * overlay costs the size of the change. Depends on {@code object} only; does no I/O.
 */
@NullMarked
package io.fleetgate.store;

import org.jspecify.annotations.NullMarked;
