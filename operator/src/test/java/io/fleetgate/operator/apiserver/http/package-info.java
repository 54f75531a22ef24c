/**
 * As much of HTTP/1.1 as clients of an API server use, on plain sockets, so that a connection can be cut, reset or held at
 * any moment. Knows nothing of Kubernetes.
 */
@NullMarked
package io.fleetgate.operator.apiserver.http;

import org.jspecify.annotations.NullMarked;
