package io.fleetgate.render;

import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.NewObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.Destination;
import io.fleetgate.render.name.ChartAddress;
import io.fleetgate.render.name.RenderNames;
import io.fleetgate.render.pull.PullSecrets;
import io.fleetgate.render.pull.PulledResources;
import io.fleetgate.render.task.DesiredTask;
import io.fleetgate.render.task.SpecEquality;
import io.fleetgate.render.task.TaskState;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.RolloutPolicy.UnmatchedHosts;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.binding.Lifecycle;
import io.fleetgate.rollout.binding.SettledBindings;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Snapshot;
import io.fleetgate.text.PrintableText;
import java.util.Optional;
import java.util.Set;

/** Finds out, for the accepted releases of a target, which task each must have and how far it got. */
final class ReleaseTasks {
    private final Snapshot snapshot;
    private final UnmatchedHosts unmatchedHosts;
    private final Destination destination;
    private final PullSecrets.Resolved pullSecrets;
    private final OwnedTasks owned;

    ReleaseTasks(SettledFleet fleet, Destination destination, PullSecrets.Resolved pullSecrets, OwnedTasks owned) {
        this.snapshot = fleet.snapshot();
        this.unmatchedHosts = fleet.policy().unmatchedHosts();
        this.destination = destination;
        this.pullSecrets = pullSecrets;
        this.owned = owned;
    }

    /** The outcome of a release that the target accepted. */
    ReleaseOutcome outcome(Candidate candidate) {
        FleetObject<ReleaseSpec> release =
                snapshot.find(SolarKinds.RELEASE, candidate.release()).orElseThrow();
        FleetObject<ComponentVersionSpec> version = snapshot.find(
                        SolarKinds.COMPONENT_VERSION, References.componentVersion(release))
                .orElseThrow();
        Optional<String> hindrance = hindrance(candidate, release, version);
        if (hindrance.isPresent()) {
            return newest(candidate)
                    .map(task -> kept(candidate, task))
                    .orElseGet(() -> new ReleaseOutcome.Unfinished(candidate, Optional.empty(), hindrance.get()));
        }
        PulledResources pulled = PulledResources.of(version.spec().resources(), pullSecrets);
        if (unmatchedHosts == UnmatchedHosts.REFUSE && !pulled.unmatchedHosts().isEmpty()) {
            return new ReleaseOutcome.UnmatchedHost(
                    candidate, newest(candidate).map(DesiredTask.Kept::new), unmatched(pulled.unmatchedHosts()));
        }
        return outcome(candidate, wanted(release, version, pulled));
    }

    /** What keeps a new render from being started, whatever there is to render. */
    private Optional<String> hindrance(
            Candidate candidate, FleetObject<ReleaseSpec> release, FleetObject<ComponentVersionSpec> version) {
        if (isLeaving(candidate.binding())) {
            return Optional.of("its ReleaseBinding " + candidate.binding() + " is being deleted");
        }
        if (release.isTerminating()) {
            return Optional.of("it is being deleted");
        }
        if (version.isTerminating()) {
            return Optional.of("its ComponentVersion " + version.key() + " is being deleted");
        }
        return destination.obstacle();
    }

    /** Whether a binding is there only because something foreign holds it; the operator may still have to delete it. */
    private boolean isLeaving(ObjectKey binding) {
        return snapshot.find(SolarKinds.RELEASE_BINDING, binding)
                .filter(stored -> !Lifecycle.isGone(stored.terminating()))
                .filter(stored -> !SettledBindings.isWanted(snapshot, stored))
                .isPresent();
    }

    private NewObject<RenderTaskSpec> wanted(
            FleetObject<ReleaseSpec> release, FleetObject<ComponentVersionSpec> version, PulledResources pulled) {
        long generation = Math.max(1, release.metadata().generation());
        String target = destination.target().name();
        String tag = RenderNames.releaseTag(generation, pulled.pullSecrets());
        return new NewObject<>(
                SolarKinds.RENDER_TASK,
                destination.beside(RenderNames.releaseTask(release.key(), target, generation)),
                new TaskSpecs(destination).release(release, version, tag, pulled.resources()));
    }

    private ReleaseOutcome outcome(Candidate candidate, NewObject<RenderTaskSpec> wanted) {
        Optional<FleetObject<RenderTaskSpec>> stored = snapshot.find(SolarKinds.RENDER_TASK, wanted.key());
        if (stored.isEmpty()) {
            return unfinished(candidate, new DesiredTask.Created(wanted));
        }
        if (stored.get().isTerminating()) {
            return new ReleaseOutcome.Unfinished(
                    candidate,
                    Optional.empty(),
                    "RenderTask " + wanted.key() + " is being deleted, and its name taken");
        }
        return SpecEquality.areEqual(stored.get().spec(), wanted.spec())
                ? kept(candidate, stored.get())
                : unfinished(candidate, new DesiredTask.Replaced(stored.get(), wanted));
    }

    private static ReleaseOutcome kept(Candidate candidate, FleetObject<RenderTaskSpec> stored) {
        DesiredTask.Kept task = new DesiredTask.Kept(stored);
        return switch (TaskState.of(stored)) {
            case TaskState.Succeeded(String url) ->
                ChartAddress.parse(url)
                        .<ReleaseOutcome>map(chart -> new ReleaseOutcome.Done(candidate, task, chart))
                        .orElseGet(() -> new ReleaseOutcome.Failed(
                                candidate,
                                Optional.of(task),
                                "RenderTask " + stored.key() + " reports " + PrintableText.quoted(url)
                                        + ", which is no chart address"));
            case TaskState.Failed(String message) ->
                new ReleaseOutcome.Failed(
                        candidate,
                        Optional.of(task),
                        "RenderTask " + stored.key() + " failed" + (message.isEmpty() ? "" : ": " + message));
            case TaskState.Unfinished() -> unfinished(candidate, task);
        };
    }

    private static ReleaseOutcome unfinished(Candidate candidate, DesiredTask task) {
        return new ReleaseOutcome.Unfinished(
                candidate, Optional.of(task), "RenderTask " + task.key() + " is not finished");
    }

    private Optional<FleetObject<RenderTaskSpec>> newest(Candidate candidate) {
        return owned.newest(RenderNames.releaseRepository(destination.target().namespace(), candidate.release()));
    }

    private static String unmatched(Set<String> hosts) {
        return "no RegistryBinding of the Target is for host "
                + String.join(", ", hosts.stream().map(PrintableText::quoted).toList());
    }
}
