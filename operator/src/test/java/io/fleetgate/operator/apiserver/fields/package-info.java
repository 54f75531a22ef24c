/**
 * Server-side apply: what each manager owns of an object, and what becomes of the object when one of them applies. Knows
 * three lists that are no plain values: conditions, finalizers and owner references.
 */
@NullMarked
package io.fleetgate.operator.apiserver.fields;

import org.jspecify.annotations.NullMarked;
