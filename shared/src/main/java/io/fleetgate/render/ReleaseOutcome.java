package io.fleetgate.render;

import io.fleetgate.render.name.ChartAddress;
import io.fleetgate.render.task.DesiredTask;
import io.fleetgate.resolver.Candidate;
import java.util.Optional;

/** What becomes of one accepted release: the task that it has, if any, and how far that got. */
sealed interface ReleaseOutcome {

    /** The chart is pushed. */
    record Done(Candidate release, DesiredTask.Kept kept, ChartAddress chart) implements ReleaseOutcome {
        @Override
        public Optional<DesiredTask> task() {
            return Optional.of(kept);
        }

        @Override
        public String why() {
            return "its chart is " + chart.url();
        }
    }

    /** Its job failed, or reports what makes no sense. */
    record Failed(Candidate release, Optional<DesiredTask> task, String why) implements ReleaseOutcome {}

    /** Its chart is being rendered, or will be. */
    record Unfinished(Candidate release, Optional<DesiredTask> task, String why) implements ReleaseOutcome {}

    /** An artifact is on a host for which the target must have a RegistryBinding, and has none. */
    record UnmatchedHost(Candidate release, Optional<DesiredTask> task, String why) implements ReleaseOutcome {}

    Candidate release();

    Optional<DesiredTask> task();

    /** How it comes to this, as it is said behind the release's name. */
    String why();
}
