/**
 * Bytes of a YAML stream, of JSON, of a {@code List} or of an AdmissionReview as Kubernetes documents, with the meaning
 * that {@code kubectl apply} gives them and with the lines on which their fields stand. The input is untrusted: reading is
 * bounded in everything and never throws. Pure; depends on Jackson's tree, SnakeYAML's parser and {@code problem} only.
 */
@NullMarked
package io.fleetgate.document;

import org.jspecify.annotations.NullMarked;
