/**
 * How far a config reaches: one answer for whoever admits, renders, registers or writes. Depends on {@code resource.watch} and
 * {@code problem}.
 */
@NullMarked
package io.fleetgate.scope;

import org.jspecify.annotations.NullMarked;
