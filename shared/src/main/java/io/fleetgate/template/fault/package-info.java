/**
 * Why a template does not compile or render, and where. Depends on nothing of ours.
 */
@NullMarked
package io.fleetgate.template.fault;

import org.jspecify.annotations.NullMarked;
