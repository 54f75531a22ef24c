/**
 * The next writes: what brings the stored objects of a fleet nearer to their settled form, in an order in which nothing is
 * ever unprotected. Done again and again, with every answer taken in, it ends in the settled fleet.
 */
@NullMarked
package io.fleetgate.reconcile;

import org.jspecify.annotations.NullMarked;
