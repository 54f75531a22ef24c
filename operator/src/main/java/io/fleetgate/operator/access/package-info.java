/**
 * What the operator may ask of the API server: all of it, and nothing else. The role that is shipped is generated from here, and
 * the gateway asks here before it sends. Knows the steps that there are, and nothing of how they are sent.
 */
@NullMarked
package io.fleetgate.operator.access;

import org.jspecify.annotations.NullMarked;
