/**
 * A parsed template: plain immutable data without behaviour. Depends on {@code value} only.
 */
@NullMarked
package io.fleetgate.template.tree;

import org.jspecify.annotations.NullMarked;
