/**
 * What templates find by name: the stores, where files are, what was registered, and nothing of the machine. Everything that a
 * template can leave behind lives here for one rendering. Depends on {@code templating}, {@code resource} and
 * {@code template.value}.
 */
@NullMarked
package io.fleetgate.templating.context;

import org.jspecify.annotations.NullMarked;
