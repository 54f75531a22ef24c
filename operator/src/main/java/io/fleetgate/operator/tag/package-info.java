/**
 * The deletion of tags that nothing claims any more: the last look at what claims them, the credentials, the request to the
 * registry, and what is written into the fleet of its outcome. Secrets are read when they are needed, and never kept.
 */
@NullMarked
package io.fleetgate.operator.tag;

import org.jspecify.annotations.NullMarked;
