package io.fleetgate.templating.context;

import io.fleetgate.template.value.Value;
import java.util.List;

/** One method that a template can call. */
@FunctionalInterface
interface Method {
    /** Fails with an {@link IllegalArgumentException} whose message says what is wrong with the arguments. */
    Value call(List<Value> arguments);
}
