package io.fleetgate.plan;

/** A target that a change set reaches, before and after. */
record AffectedTarget(SettledTarget before, SettledTarget after) {

    boolean isChanged() {
        return !before.resolution().equals(after.resolution());
    }

    TargetPlan plan() {
        return new TargetPlan(
                TargetChange.between(before.resolution(), after.resolution()), before.resolution(), after.resolution());
    }
}
