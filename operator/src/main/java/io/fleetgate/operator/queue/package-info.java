/** The work that waits: each item once, one worker at a time, now or later. */
@NullMarked
package io.fleetgate.operator.queue;

import org.jspecify.annotations.NullMarked;
