/**
 * What is done to a text after it was rendered. Depends on {@code budget}, {@code fault} and {@code regex} only.
 */
@NullMarked
package io.fleetgate.template.postprocess;

import org.jspecify.annotations.NullMarked;
