package io.fleetgate.selector;

import java.util.Optional;

/**
 * A change of one label.
 *
 * @param value the new value; empty removes the label
 */
public record LabelEdit(String key, Optional<String> value) {}
