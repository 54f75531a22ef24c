/** What the API groups have in common. Depends on Jackson alone. */
@NullMarked
package io.fleetgate.api;

import org.jspecify.annotations.NullMarked;
