package io.fleetgate.registration;

import io.fleetgate.object.ObjectKey;

/**
 * An entry of a config that is not registered though it wants to judge.
 *
 * @param store the name of the entry
 * @param why a sentence for operators
 */
public record Omission(ObjectKey config, String store, String why) {}
