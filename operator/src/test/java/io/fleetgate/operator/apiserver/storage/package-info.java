/**
 * The objects of an API server: how they are made, changed and removed, what is refused, and the history that watches are
 * served from. Knows nothing of HTTP.
 */
@NullMarked
package io.fleetgate.operator.apiserver.storage;

import org.jspecify.annotations.NullMarked;
