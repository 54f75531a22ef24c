/** What is said of configs, as text and as JUnit's XML. Depends on {@code cli.config}. */
@NullMarked
package io.fleetgate.cli.report;

import org.jspecify.annotations.NullMarked;
