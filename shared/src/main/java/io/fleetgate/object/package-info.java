/**
 * Kubernetes objects as immutable values: identity, metadata, and a spec read leniently from any JSON. Reading never
 * throws: what cannot be read becomes a located problem and the rest is kept. Depends on Jackson's tree model only.
 */
@NullMarked
package io.fleetgate.object;

import org.jspecify.annotations.NullMarked;
