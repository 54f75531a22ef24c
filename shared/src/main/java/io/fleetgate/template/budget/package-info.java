/**
 * What a rendering may cost, and what is left of it. Depends on {@code fault} only.
 */
@NullMarked
package io.fleetgate.template.budget;

import org.jspecify.annotations.NullMarked;
