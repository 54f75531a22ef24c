/** What is said of a config offline. Depends on {@code templating} and on {@code cli.input}. */
@NullMarked
package io.fleetgate.cli.config;

import org.jspecify.annotations.NullMarked;
