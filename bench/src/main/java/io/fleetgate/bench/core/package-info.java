/** What single decisions of the core cost, without a process, a network or a cluster around them. */
@NullMarked
package io.fleetgate.bench.core;

import org.jspecify.annotations.NullMarked;
