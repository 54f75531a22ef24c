package io.fleetgate.render.task;

import static io.fleetgate.condition.ConditionType.JOB_FAILED;
import static io.fleetgate.condition.ConditionType.JOB_SCHEDULED;
import static io.fleetgate.condition.ConditionType.JOB_SUCCEEDED;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.status.Condition;
import io.fleetgate.api.solar.status.RenderTaskStatus;
import io.fleetgate.condition.Conditions;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A RenderTask's state as one word for tables: the reason of the condition that tells how far its job got. */
public final class TaskPhase {
    private static final String UNKNOWN = "Unknown";

    /** What tells most, first. */
    private static final List<Predicate<Condition>> TELLING = List.of(
            condition -> isEnd(condition) && Conditions.holds(condition),
            condition -> Conditions.isOf(condition, JOB_SCHEDULED) && Conditions.holds(condition),
            condition -> Conditions.isOf(condition, JOB_SCHEDULED) && Conditions.fails(condition));

    private TaskPhase() {}

    /** The phase of a task with this status; of two conditions that tell as much, the later one's. */
    public static String of(JsonNode status) {
        List<Condition> conditions = RenderTaskStatus.of(status).conditions();
        return TELLING.stream()
                .flatMap(telling -> last(conditions, telling))
                .map(Condition::reason)
                .findFirst()
                .orElse(UNKNOWN);
    }

    private static boolean isEnd(Condition condition) {
        return Conditions.isOf(condition, JOB_SUCCEEDED) || Conditions.isOf(condition, JOB_FAILED);
    }

    private static Stream<Condition> last(List<Condition> conditions, Predicate<Condition> telling) {
        return conditions.reversed().stream().filter(telling).limit(1);
    }
}
