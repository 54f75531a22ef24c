/** The CRDs as the API server serves them: what they store, refuse and print. */
@NullMarked
package io.fleetgate.e2e.api;

import org.jspecify.annotations.NullMarked;
