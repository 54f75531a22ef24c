/**
 * What an installation chooses about the rules of admission: which are asked where, and whether they deny or only warn.
 * Values only; whoever judges asks them for the mode of a rule in a namespace.
 */
@NullMarked
package io.fleetgate.policy;

import org.jspecify.annotations.NullMarked;
