/**
 * The values that templates compute with. Depends on nothing of ours, so that stores can offer their objects as values.
 */
@NullMarked
package io.fleetgate.template.value;

import org.jspecify.annotations.NullMarked;
