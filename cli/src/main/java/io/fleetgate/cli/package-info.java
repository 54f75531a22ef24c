/**
 * The command line tool: what admission and dry-run say of configs, without a cluster. Depends on {@code shared} and
 * {@code haproxy}; reads files, writes what it is told to, and talks to nobody.
 */
@NullMarked
package io.fleetgate.cli;

import org.jspecify.annotations.NullMarked;
