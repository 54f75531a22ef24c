/**
 * A config as a value: what it watches and its compiled templates, with the places in it that a mistake is reported at. Depends on
 * {@code template}, {@code resource.watch} and {@code api.haptic}.
 */
@NullMarked
package io.fleetgate.templating;

import org.jspecify.annotations.NullMarked;
