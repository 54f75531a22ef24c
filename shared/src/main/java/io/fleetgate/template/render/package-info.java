/**
 * Walks the tree of a template and writes its text. One {@link io.fleetgate.template.render.Renderer} belongs to one
 * rendering; the trees are shared.
 */
@NullMarked
package io.fleetgate.template.render;

import org.jspecify.annotations.NullMarked;
