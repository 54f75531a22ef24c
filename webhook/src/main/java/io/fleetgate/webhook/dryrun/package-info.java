/**
 * {@code POST /v1/dry-run}: any number of documents in, one plan out. Reads the documents and the deletes of a request into
 * proposals, has them planned over the current snapshot, and writes the plan in the form asked for.
 */
@NullMarked
package io.fleetgate.webhook.dryrun;

import org.jspecify.annotations.NullMarked;
