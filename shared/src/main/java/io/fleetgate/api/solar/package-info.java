/**
 * The kinds of {@code solar.opendefense.cloud/v1alpha1} as Java types. Specs are records that read themselves leniently
 * from JSON; nothing is required and both published shapes of a reference are kept as written. The client reads them the
 * same way, through each spec's {@code of}, so that one odd object never stops a watch, and writes only what is set. Knows
 * JSON and the client's annotations; decides nothing.
 */
@NullMarked
package io.fleetgate.api.solar;

import org.jspecify.annotations.NullMarked;
