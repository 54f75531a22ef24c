/**
 * PEM texts of certificates and private keys, read and written. Knows the forms, not what they are for: no files, no
 * clock, nothing of the other certificate packages. A text that cannot be used is a value with a reason, so that a
 * caller can report every file at once.
 */
@NullMarked
package io.fleetgate.certs.pem;

import org.jspecify.annotations.NullMarked;
