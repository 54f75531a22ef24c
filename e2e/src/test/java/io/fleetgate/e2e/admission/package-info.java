/** What people see of admission through kubectl: denials, warnings, and what is let through. */
@NullMarked
package io.fleetgate.e2e.admission;

import org.jspecify.annotations.NullMarked;
