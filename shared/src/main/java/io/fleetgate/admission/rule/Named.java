package io.fleetgate.admission.rule;

import io.fleetgate.policy.Rule;

/** A check and the rule that it belongs to, whose mode says what becomes of what it finds. */
public record Named<C>(Rule rule, C check) {}
