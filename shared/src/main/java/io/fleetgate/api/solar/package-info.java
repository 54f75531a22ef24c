/**
 * The kinds of {@code solar.opendefense.cloud/v1alpha1} as Java types. The CRDs in {@code deploy/crds} are generated from
 * them. Specs are records that read themselves leniently from JSON; nothing is required and both published shapes of a
 * reference are kept as written. Knows JSON and the client's annotations; decides nothing.
 */
@NullMarked
package io.fleetgate.api.solar;

import org.jspecify.annotations.NullMarked;
