/**
 * Requests to hosts that others name, sent by Apache HttpClient: it asks us where a host is, and goes there. Each goes to an
 * address that was judged, on a connection of its own: no redirect is followed, no more is read of an answer than is needed, and
 * nothing is waited for behind the fence.
 */
@NullMarked
package io.fleetgate.operator.web;

import org.jspecify.annotations.NullMarked;
