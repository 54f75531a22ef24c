/**
 * How an API server is read: GET and nothing else, and no wait without an end. Knows no kind of the fleet.
 */
@NullMarked
package io.fleetgate.cluster.read;

import org.jspecify.annotations.NullMarked;
