/**
 * ReferenceGrants: whether a reference may cross from one namespace into another. Exact matches of group, kind and
 * namespace, the cross product inside one grant, no wildcards, no object names.
 */
@NullMarked
package io.fleetgate.grant;

import org.jspecify.annotations.NullMarked;
