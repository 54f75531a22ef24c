/**
 * The template language that HAProxyTemplateConfig publishes, where it differs from ours: recognised in templates that do
 * not compile, so that their author reads what to write instead. Depends on {@code fault} only.
 */
@NullMarked
package io.fleetgate.template.published;

import org.jspecify.annotations.NullMarked;
