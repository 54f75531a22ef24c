package io.fleetgate.template.function;

import io.fleetgate.template.value.Value;

/** A function that templates may call: the same arguments give the same value, and nothing else happens. */
@FunctionalInterface
interface Function {
    Value call(Arguments arguments);
}
