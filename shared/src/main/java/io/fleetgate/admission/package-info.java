/**
 * Whether a change may be stored: one small rule per subject, all of them asked, all problems answered at once. Pure
 * functions of the snapshot and the change; what an old object already had wrong never locks it.
 */
@NullMarked
package io.fleetgate.admission;

import org.jspecify.annotations.NullMarked;
