package io.fleetgate.webhook.watched;

import io.fleetgate.admission.Verdict;
import io.fleetgate.problem.Problem;
import io.fleetgate.resource.ResourceChange;
import io.fleetgate.resource.WatchedResources;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.webhook.http.TimeAllowance;
import io.fleetgate.webhook.validate.ResourceJudge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks every config that watches what changes. One that denies is enough, whatever the others cannot decide. */
public final class WatchedJudge implements ResourceJudge {
    private final WatchedFeed feed;
    private final RenderTurns turns = new RenderTurns();

    public WatchedJudge(WatchedFeed feed) {
        this.feed = feed;
    }

    @Override
    public boolean judges(GroupVersionResource resource) {
        return feed.configs().judge(resource);
    }

    @Override
    public Verdict judge(ResourceChange change, TimeAllowance time) {
        List<JudgingConfig> configs = feed.configs().of(change.resource());
        return configs.isEmpty()
                ? new Verdict.Allowed(List.of())
                : turns.take(time, () -> judge(configs, change, feed.resources(), time));
    }

    private static Verdict judge(
            List<JudgingConfig> configs, ResourceChange change, WatchedResources resources, TimeAllowance time) {
        List<Problem> problems = new ArrayList<>();
        Optional<UndecidableException> undecided = Optional.empty();
        for (JudgingConfig config : configs) {
            try {
                config.judge(change, resources, time).ifPresent(problems::add);
            } catch (UndecidableException e) {
                undecided = Optional.of(e);
            }
        }
        List<Problem> errors = problems.stream().filter(Problem::isError).toList();
        List<Problem> warnings =
                problems.stream().filter(problem -> !problem.isError()).toList();
        if (errors.isEmpty() && undecided.isPresent()) {
            throw undecided.get();
        }
        return errors.isEmpty() ? new Verdict.Allowed(warnings) : new Verdict.Denied(errors, warnings);
    }
}
