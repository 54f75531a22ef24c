/** The API server in memory that the operator's tests use is held against the real one. Knows how neither is written. */
@NullMarked
package io.fleetgate.e2e.apiserver;

import org.jspecify.annotations.NullMarked;
