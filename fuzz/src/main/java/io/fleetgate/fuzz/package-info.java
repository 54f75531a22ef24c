/**
 * What untrusted input may not do, as programs that Jazzer feeds: each takes bytes and ends with an exception if a promise
 * is broken. Depends on {@code shared} only.
 */
@NullMarked
package io.fleetgate.fuzz;

import org.jspecify.annotations.NullMarked;
