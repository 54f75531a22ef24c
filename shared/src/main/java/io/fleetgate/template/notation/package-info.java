/**
 * Values as JSON and as YAML: the same value gives the same text, with the fields of maps in the order of their names.
 * Depends on {@code value}, {@code budget}, {@code fault} and the scalars of {@code document}.
 */
@NullMarked
package io.fleetgate.template.notation;

import org.jspecify.annotations.NullMarked;
