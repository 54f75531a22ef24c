package io.fleetgate.render;

import static io.fleetgate.condition.ConditionType.BOOTSTRAP_READY;

import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.NewObject;
import io.fleetgate.render.task.TaskState;
import java.util.Optional;
import java.util.OptionalLong;

/** Which bootstrap of a target is the current one. A version is never given to two different charts. */
sealed interface BootstrapDecision {

    /** The stored task of the current version renders what is wanted. */
    record Current(long number, FleetObject<RenderTaskSpec> task, TaskState state) implements BootstrapDecision {
        @Override
        public OptionalLong version() {
            return OptionalLong.of(number);
        }

        @Override
        public Optional<ConditionState> condition() {
            return switch (state) {
                case TaskState.Succeeded(String url) ->
                    Optional.of(ConditionState.holds(
                            BOOTSTRAP_READY, ConditionReason.READY, "version " + number + " is pushed: " + url));
                case TaskState.Failed(String message) ->
                    Optional.of(ConditionState.fails(
                            BOOTSTRAP_READY,
                            ConditionReason.FAILED,
                            "RenderTask " + task.key() + " failed" + (message.isEmpty() ? "" : ": " + message)));
                case TaskState.Unfinished() -> Optional.empty();
            };
        }
    }

    /** Something else is wanted than what the current version renders, or nothing was rendered yet. */
    record Next(long number, NewObject<RenderTaskSpec> task) implements BootstrapDecision {
        @Override
        public OptionalLong version() {
            return OptionalLong.of(number);
        }

        @Override
        public Optional<ConditionState> condition() {
            return Optional.empty();
        }
    }

    /** A next version is wanted, but cannot be rendered. */
    record Refused(String why) implements BootstrapDecision {
        @Override
        public OptionalLong version() {
            return OptionalLong.empty();
        }

        @Override
        public Optional<ConditionState> condition() {
            return Optional.of(ConditionState.fails(BOOTSTRAP_READY, ConditionReason.FAILED, why));
        }
    }

    /** What the target's status says from now on; empty leaves it. */
    OptionalLong version();

    /** What is known of it; nothing while it is being rendered. */
    Optional<ConditionState> condition();
}
