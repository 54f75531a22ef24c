/**
 * What configs watch, judged by what they render. Configs are compiled when they change and never while a request is served, which
 * reads references to what is known and calls pure functions of {@code shared}.
 */
@NullMarked
package io.fleetgate.webhook.watched;

import org.jspecify.annotations.NullMarked;
