/**
 * What a single word or number of a document means to {@code kubectl}, in YAML and in JSON. Knows text only, no tree and no
 * place in a stream.
 */
@NullMarked
package io.fleetgate.document.scalar;

import org.jspecify.annotations.NullMarked;
