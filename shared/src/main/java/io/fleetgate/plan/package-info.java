/**
 * What a set of documents would do: which are denied, which targets change, what would be written. A plan is a value; it
 * is the same for the same snapshot and documents, and it is computed by the functions that the operator acts on.
 */
@NullMarked
package io.fleetgate.plan;

import org.jspecify.annotations.NullMarked;
