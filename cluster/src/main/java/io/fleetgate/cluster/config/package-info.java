/** The settings that webhook and operator of one installation have in common, each defined and read once. */
@NullMarked
package io.fleetgate.cluster.config;

import org.jspecify.annotations.NullMarked;
