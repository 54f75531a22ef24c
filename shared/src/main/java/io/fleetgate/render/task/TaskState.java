package io.fleetgate.render.task;

import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.status.Condition;
import io.fleetgate.api.solar.status.RenderTaskStatus;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.condition.Conditions;
import io.fleetgate.object.FleetObject;
import java.util.List;
import java.util.Optional;

/** How far a RenderTask got, by its status. A chart that is there counts, whatever failed before. */
public sealed interface TaskState {

    /** The chart is pushed; its address is as reported, readable or not. */
    record Succeeded(String chartUrl) implements TaskState {}

    /** The job failed; the message is the job's own. */
    record Failed(String message) implements TaskState {}

    record Unfinished() implements TaskState {}

    static TaskState of(FleetObject<RenderTaskSpec> task) {
        RenderTaskStatus status = RenderTaskStatus.of(task.status());
        if (holding(status.conditions(), ConditionType.JOB_SUCCEEDED).isPresent()
                && !status.chartURL().isEmpty()) {
            return new Succeeded(status.chartURL());
        }
        return holding(status.conditions(), ConditionType.JOB_FAILED)
                .<TaskState>map(failed -> new Failed(failed.message()))
                .orElseGet(Unfinished::new);
    }

    private static Optional<Condition> holding(List<Condition> conditions, ConditionType type) {
        return conditions.stream()
                .filter(condition -> Conditions.isOf(condition, type) && Conditions.holds(condition))
                .findFirst();
    }
}
