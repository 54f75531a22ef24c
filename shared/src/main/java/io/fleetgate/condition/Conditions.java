package io.fleetgate.condition;

import io.fleetgate.api.solar.status.Condition;

/** Reading stored conditions. */
public final class Conditions {
    private Conditions() {}

    public static boolean isOf(Condition condition, ConditionType type) {
        return condition.type().equals(type.wireName());
    }

    public static boolean holds(Condition condition) {
        return condition.status().equals(ConditionState.Status.TRUE.wireName());
    }

    public static boolean fails(Condition condition) {
        return condition.status().equals(ConditionState.Status.FALSE.wireName());
    }
}
