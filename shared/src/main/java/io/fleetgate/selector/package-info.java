/**
 * Label selectors with the semantics of the Kubernetes API: parsed once into a valid selector or a list of located
 * problems, then matched. An invalid selector has no match method, so nobody can match with one by accident.
 */
@NullMarked
package io.fleetgate.selector;

import org.jspecify.annotations.NullMarked;
