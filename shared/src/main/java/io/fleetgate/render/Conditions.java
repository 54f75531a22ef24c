package io.fleetgate.render;

import io.fleetgate.api.solar.status.Condition;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.condition.ConditionType;

/** Reading stored conditions. */
final class Conditions {
    private Conditions() {}

    static boolean isOf(Condition condition, ConditionType type) {
        return condition.type().equals(type.wireName());
    }

    static boolean holds(Condition condition) {
        return condition.status().equals(ConditionState.Status.TRUE.wireName());
    }

    static boolean fails(Condition condition) {
        return condition.status().equals(ConditionState.Status.FALSE.wireName());
    }
}
