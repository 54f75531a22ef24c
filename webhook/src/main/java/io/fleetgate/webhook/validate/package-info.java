/**
 * {@code POST /validate}: reads an AdmissionReview v1 from a stream of tokens, asks the rules about one change over the
 * current snapshot, and answers. "Could not decide" leaves as HTTP 5xx, so that the API server's {@code failurePolicy}
 * speaks; a verdict leaves as HTTP 200. A dry-run reads
 * its AdmissionReviews here too. Calls nothing outside of this process.
 */
@NullMarked
package io.fleetgate.webhook.validate;

import org.jspecify.annotations.NullMarked;
