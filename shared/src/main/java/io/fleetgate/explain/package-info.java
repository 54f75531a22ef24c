/**
 * Why things are as they are, and what would have to change: every candidate of a target in the order of precedence, where a
 * Profile or Release arrives, and for a loser the fewest changes with which it would win. What is said about changes was
 * tried on a fleet that has them; nothing here guesses.
 */
@NullMarked
package io.fleetgate.explain;

import org.jspecify.annotations.NullMarked;
