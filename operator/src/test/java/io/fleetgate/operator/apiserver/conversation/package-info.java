/**
 * Recorded conversations with a real API server, and how they are held again: with the server in memory here, and with the
 * real one in the module e2e. What the two answer must be the recording, to the letter. Depends on no other part of the
 * server in memory.
 */
@NullMarked
package io.fleetgate.operator.apiserver.conversation;

import org.jspecify.annotations.NullMarked;
