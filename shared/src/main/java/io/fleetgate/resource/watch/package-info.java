/**
 * Which objects a config watches and what it sees of them: the entries of {@code watchedResources}, parsed once into valid
 * entries or a list of located problems. Knows objects one at a time; what is stored is the matter of
 * {@link io.fleetgate.resource}.
 */
@NullMarked
package io.fleetgate.resource.watch;

import org.jspecify.annotations.NullMarked;
