/** The configuration of HAProxy, read line by line as HAProxy reads it: words without quotes and escapes. Knows no keyword but the sections'. */
@NullMarked
package io.fleetgate.templating.proxy.line;

import org.jspecify.annotations.NullMarked;
