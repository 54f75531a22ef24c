/** What is started once and shared by all tests of a run. Knows nothing of what it starts. */
@NullMarked
package io.fleetgate.e2e.run;

import org.jspecify.annotations.NullMarked;
