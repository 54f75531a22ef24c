/**
 * The Kubernetes objects that a config renders: read, bounded, and checked against each other. Depends on
 * {@code templating.rendering} and {@code document}.
 */
@NullMarked
package io.fleetgate.templating.manifest;

import org.jspecify.annotations.NullMarked;
