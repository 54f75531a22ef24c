/** The connection to the API server: whether it stands, said in sentences. */
@NullMarked
package io.fleetgate.operator.cluster;

import org.jspecify.annotations.NullMarked;
