/**
 * HTTPS as every endpoint of this process has it: the TLS connector, bounded bodies, a deadline for each request, and
 * problem documents instead of stack traces. Knows nothing about what is served.
 */
@NullMarked
package io.fleetgate.webhook.http;

import org.jspecify.annotations.NullMarked;
