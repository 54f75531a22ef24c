/**
 * Located problems: what was wrong with an object, where, and what to do about it. Everything a user can mend is a value
 * of this package; nothing in it decides, so that every other package may depend on it.
 */
@NullMarked
package io.fleetgate.problem;

import org.jspecify.annotations.NullMarked;
