/**
 * Paths into objects as users write them in {@code indexBy}, field selectors and ignored fields: the part of Kubernetes'
 * JSONPath that names places. Implemented here because that dialect escapes dots in names, which no JSONPath library and not
 * RFC 9535 knows, and because what is left out (filters, recursive descent, scripts) is what makes a library's cost depend on
 * untrusted input. Depends on Jackson's tree model only.
 */
@NullMarked
package io.fleetgate.path;

import org.jspecify.annotations.NullMarked;
