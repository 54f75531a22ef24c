/**
 * One rendering of a config: the text of every entry, from stores as they are or as they would be. Depends on {@code templating},
 * {@code templating.context} and {@code template}.
 */
@NullMarked
package io.fleetgate.templating.rendering;

import org.jspecify.annotations.NullMarked;
