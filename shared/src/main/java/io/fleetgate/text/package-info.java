/** What Kubernetes accepts as names, and how user text is printed safely. Knows strings only. */
@NullMarked
package io.fleetgate.text;

import org.jspecify.annotations.NullMarked;
