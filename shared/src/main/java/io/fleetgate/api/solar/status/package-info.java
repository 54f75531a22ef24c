/**
 * What controllers report about the kinds of {@code solar.opendefense.cloud}: one record per shape of status, read as
 * leniently as a spec. Depends on the reading of objects only.
 */
@NullMarked
package io.fleetgate.api.solar.status;

import org.jspecify.annotations.NullMarked;
