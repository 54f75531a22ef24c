/**
 * The tests that a config carries with it: the same outcome for whoever runs them, as it depends on the config alone. Depends on
 * {@code templating.judgement}, {@code templating.proxy} and {@code resource}.
 */
@NullMarked
package io.fleetgate.templating.test;

import org.jspecify.annotations.NullMarked;
