/**
 * What the two processes have in common before they do anything of their own: settings from the command line and a file,
 * the address to listen on, the one line on standard output, and the orderly end. JDK only; no other package of this
 * module uses it.
 */
@NullMarked
package io.fleetgate.process;

import org.jspecify.annotations.NullMarked;
