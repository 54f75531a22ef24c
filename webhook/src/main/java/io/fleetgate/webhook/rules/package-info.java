/**
 * The rules of admission in the modes that hold now: those of a file or a ConfigMap that is read again when it changes. A
 * request takes them once, by reading a reference; a new version holds from the next request on.
 */
@NullMarked
package io.fleetgate.webhook.rules;

import org.jspecify.annotations.NullMarked;
