/**
 * Plans and explanations as bytes: JSON for machines, text for people. The same value gives the same bytes on every start.
 * Formats only; decides nothing.
 */
@NullMarked
package io.fleetgate.report;

import org.jspecify.annotations.NullMarked;
