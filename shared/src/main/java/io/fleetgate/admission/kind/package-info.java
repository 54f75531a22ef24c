/**
 * The rules of each kind, one small check per subject. Only the list of them all leaves the package.
 */
@NullMarked
package io.fleetgate.admission.kind;

import org.jspecify.annotations.NullMarked;
