/**
 * Regular expressions in time that is linear in the text, paid for from the budget. Depends on {@code budget} and
 * {@code fault} only.
 */
@NullMarked
package io.fleetgate.template.regex;

import org.jspecify.annotations.NullMarked;
