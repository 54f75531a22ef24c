package io.fleetgate.process;

import java.util.List;

/** A configuration, or every reason why there is none. */
public sealed interface Checked<T> {

    /** Every setting has a usable value. */
    record Valid<T>(T config) implements Checked<T> {}

    /** At least one setting has no usable value; one sentence each. */
    record Invalid<T>(List<String> problems) implements Checked<T> {}
}
