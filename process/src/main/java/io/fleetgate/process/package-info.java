/**
 * What the two processes have in common before they do anything of their own: settings from the command line and a file,
 * where logs go, the one line on standard output, and the orderly end. The only place that knows the logging backend and the
 * command-line library; knows nothing of fleets.
 */
@NullMarked
package io.fleetgate.process;

import org.jspecify.annotations.NullMarked;
