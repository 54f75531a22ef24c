/**
 * What becomes of the fleet when the process dies, or the API server fails it, at one of its calls: for every call, and every
 * way to fail, what the decisions alone make of it.
 */
@NullMarked
package io.fleetgate.operator.crash;

import org.jspecify.annotations.NullMarked;
