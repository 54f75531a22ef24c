/**
 * How one object stands, as a value that is compared before anybody builds its document. Decides nothing and asks no snapshot.
 */
@NullMarked
package io.fleetgate.settlement.form;

import org.jspecify.annotations.NullMarked;
