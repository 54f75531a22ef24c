/**
 * How one collection of an API server is followed: a list, then one watch after the other, and what became of either. Knows no
 * kind and keeps no object; who keeps them is a {@link io.fleetgate.cluster.watch.Keeper}. Sends GET and nothing else.
 */
@NullMarked
package io.fleetgate.cluster.watch;

import org.jspecify.annotations.NullMarked;
