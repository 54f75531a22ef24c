/**
 * The functions that templates may call, as functions or as filters: {@code x | f(y)} is {@code f(x, y)}. Whatever is
 * not in {@link io.fleetgate.template.function.Functions} does not exist for a template.
 */
@NullMarked
package io.fleetgate.template.function;

import org.jspecify.annotations.NullMarked;
