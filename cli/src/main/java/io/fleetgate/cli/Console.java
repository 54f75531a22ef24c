package io.fleetgate.cli;

import java.io.InputStream;
import java.io.PrintStream;

/** The three streams of a process. */
record Console(InputStream in, PrintStream out, PrintStream err) {}
