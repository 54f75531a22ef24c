/**
 * The kinds of {@code solar.opendefense.cloud} as the Kubernetes client reads and writes them: names, tables and the two
 * halves, spec and status. The CRDs are generated from these classes; decisions never see them.
 */
@NullMarked
package io.fleetgate.api.solar.resource;

import org.jspecify.annotations.NullMarked;
