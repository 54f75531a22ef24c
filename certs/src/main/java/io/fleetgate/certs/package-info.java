/**
 * The CA and the serving certificate as values: issue, check, bundle. Everything here is a function of its arguments and
 * of fresh keys: the time is given, no file is read or written. Depends on the PEM package, on BouncyCastle and on the
 * JDK; the folder that keeps the files is one package further, and depends on this one.
 */
@NullMarked
package io.fleetgate.certs;

import org.jspecify.annotations.NullMarked;
