package io.fleetgate.operator.tag;

import io.fleetgate.operator.registry.TagAnswer;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;

/** Counts the deletions of tags. */
final class TagMetrics {
    private final MeterRegistry registry;

    TagMetrics(MeterRegistry registry) {
        this.registry = registry;
    }

    /** What is only looked at is not deleted. */
    void count(Attempt.Purpose purpose, TagAnswer answer) {
        if (purpose == Attempt.Purpose.LOOK) {
            return;
        }
        Counter.builder("fleetgate.operator.tag.deletions")
                .description("Tags that registries were asked to delete, by what came of it.")
                .tag("outcome", word(answer))
                .register(registry)
                .increment();
    }

    private static String word(TagAnswer answer) {
        return switch (answer) {
            case TagAnswer.Deleted _ -> "deleted";
            case TagAnswer.Absent _ -> "absent";
            case TagAnswer.Present _ -> "present";
            case TagAnswer.Failed(var fault, var _) ->
                fault == TagAnswer.Fault.CREDENTIALS ? "auth_failed" : "delete_failed";
            case TagAnswer.Stopped _ -> "stopped";
        };
    }
}
