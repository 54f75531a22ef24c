/**
 * Keeps what configs judge registered at the API server, beside the registration that an installation comes with. What has to be
 * registered is decided in {@code shared}; written is through the gateway alone.
 */
@NullMarked
package io.fleetgate.operator.registration;

import org.jspecify.annotations.NullMarked;
