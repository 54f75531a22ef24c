/**
 * Measures the webhook from outside, as a process beside a reference in Go, under the same load. Needs nothing of the product but its launcher, so that what is measured is what
 * users run; benchmarks of single decisions belong into a package below this one.
 */
@NullMarked
package io.fleetgate.bench;

import org.jspecify.annotations.NullMarked;
