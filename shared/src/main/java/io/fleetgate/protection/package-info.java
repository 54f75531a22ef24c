/**
 * What stops a change for the sheer size of the damage: how many targets of a Profile would lose its release, what is too
 * many, and the digest by which somebody approves exactly that. Pure functions of a change's effect.
 */
@NullMarked
package io.fleetgate.protection;

import org.jspecify.annotations.NullMarked;
