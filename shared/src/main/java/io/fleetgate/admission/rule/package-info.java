/**
 * What a rule is: a check of an object, of the step from one object to the next, or advice in the light of the fleet. Knows no
 * particular kind and no mode.
 */
@NullMarked
package io.fleetgate.admission.rule;

import org.jspecify.annotations.NullMarked;
