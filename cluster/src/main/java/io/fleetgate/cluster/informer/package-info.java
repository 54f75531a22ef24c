/**
 * The fleet as an API server has it, kept up to date in a {@link io.fleetgate.store.Snapshot} by a list and a watch of each
 * kind. Sends GET and nothing else. Objects go from the bytes of the answer into the snapshot; what cannot be read is set
 * aside by name, and what is not known for certain to be up to date is not called complete.
 */
@NullMarked
package io.fleetgate.cluster.informer;

import org.jspecify.annotations.NullMarked;
