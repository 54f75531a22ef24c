/** What the running operator makes of fleets in a real control plane, row by row. Each row has namespaces of its own. */
@NullMarked
package io.fleetgate.e2e.reconcile;

import org.jspecify.annotations.NullMarked;
