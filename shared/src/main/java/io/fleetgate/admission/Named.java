package io.fleetgate.admission;

import io.fleetgate.policy.Rule;

/** A check and the rule that it belongs to, whose mode says what becomes of what it finds. */
record Named<C>(Rule rule, C check) {}
