/**
 * An API server in memory, over real HTTP on the loopback address, for tests of what the operator does when requests fail
 * or its process ends between two of them. It answers as a real kube-apiserver does for what the operator asks: the
 * recorded conversations under {@code src/test/resources/apiserver} are held against both. It has no schemas, so nothing is
 * pruned, defaulted or validated by one; no admission webhooks and no authorization; no dry run, JSON patch, strategic
 * merge patch, selectors or foreground deletion, which it refuses with 501; and no controllers, so that neither namespaces
 * are emptied nor, unless asked for, garbage is collected.
 */
@NullMarked
package io.fleetgate.operator.apiserver;

import org.jspecify.annotations.NullMarked;
