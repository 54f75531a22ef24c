/**
 * The kind of {@code haproxy-haptic.org/v1alpha1} as Java types: which resources are watched, what is rendered from them, and
 * how that is tested. The spec is a record that reads itself leniently from JSON and holds what was written; what holds where
 * nothing is written is said by {@link io.fleetgate.api.haptic.TemplateConfigDefaults}. Fields that only a running HAProxy
 * needs are kept for their author. Decides nothing.
 */
@NullMarked
package io.fleetgate.api.haptic;

import org.jspecify.annotations.NullMarked;
