/** What is given to an HAProxy that checks a configuration, and what comes of it. Running one is not done here. */
@NullMarked
package io.fleetgate.templating.proxy.external;

import org.jspecify.annotations.NullMarked;
