/**
 * Sees to it that no value becomes structure of a YAML document that it is written into. Every piece of text has a twin
 * in which harmless words stand for the values; a document is good if both are read as the same structure. Depends on
 * {@code document} for the reading, on {@code notation}, {@code value}, {@code budget} and {@code fault}.
 */
@NullMarked
package io.fleetgate.template.structure;

import org.jspecify.annotations.NullMarked;
