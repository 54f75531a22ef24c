/**
 * The folder in which a process keeps its certificates ({@code --cert-dir}). The only package of this module that
 * touches files; what the files must hold is decided by the certificate values, on which it depends.
 */
@NullMarked
package io.fleetgate.certs.directory;

import org.jspecify.annotations.NullMarked;
