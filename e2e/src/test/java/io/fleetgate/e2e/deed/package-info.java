/** Whether what dry-run says is what the operator does: change sets that are previewed, carried out and compared. */
@NullMarked
package io.fleetgate.e2e.deed;

import org.jspecify.annotations.NullMarked;
