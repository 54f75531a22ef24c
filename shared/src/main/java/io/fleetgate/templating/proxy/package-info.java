/**
 * The configuration of HAProxy as text that was rendered, with the files beside it, and what can be said of it without HAProxy.
 * Depends on {@code line} only.
 */
@NullMarked
package io.fleetgate.templating.proxy;

import org.jspecify.annotations.NullMarked;
