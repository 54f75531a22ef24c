/**
 * From Profiles, stored bindings and what is being deleted to the bindings that there will be. Whether a binding stays, whom a
 * Profile selects and which objects hold each other are one question, so they are told in one package. Knows nothing of what
 * wins on a target.
 */
@NullMarked
package io.fleetgate.rollout.binding;

import org.jspecify.annotations.NullMarked;
