/** Files as documents, each with its place. Depends on {@code document} only. */
@NullMarked
package io.fleetgate.cli.input;

import org.jspecify.annotations.NullMarked;
