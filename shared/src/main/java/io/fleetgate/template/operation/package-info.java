/**
 * What operators and tests do to values, paying from the budget before they build anything.
 */
@NullMarked
package io.fleetgate.template.operation;

import org.jspecify.annotations.NullMarked;
