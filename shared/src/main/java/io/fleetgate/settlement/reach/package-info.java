/**
 * Which objects a change set can touch: the targets that it reaches and what is connected with them. Everything else stands as
 * before and is never looked at.
 */
@NullMarked
package io.fleetgate.settlement.reach;

import org.jspecify.annotations.NullMarked;
