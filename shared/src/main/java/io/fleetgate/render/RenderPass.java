package io.fleetgate.render;

import static io.fleetgate.condition.ConditionType.RELEASES_RENDERED;
import static io.fleetgate.condition.ConditionType.RELEASES_RESOLVED;

import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.object.FleetObject;
import io.fleetgate.render.artifact.Destination;
import io.fleetgate.render.pull.PullSecrets;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.TargetResolution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One pass over a target, from its registry to its bootstrap. The order is the contract: the first step that cannot be
 * taken ends the pass, and the conditions of all later ones keep what they say.
 */
final class RenderPass {
    private final SettledFleet fleet;
    private final FleetObject<TargetSpec> target;
    private final List<ConditionState> conditions = new ArrayList<>();

    RenderPass(SettledFleet fleet, FleetObject<TargetSpec> target) {
        this.fleet = fleet;
        this.target = target;
    }

    TargetRendering run() {
        RegistryResolution registry = RegistryResolution.of(fleet.snapshot(), target);
        conditions.add(registry.condition());
        return switch (registry) {
            case RegistryResolution.Refused refused -> undecided();
            case RegistryResolution.Resolved(var found) -> withRegistry(new Destination(target, found));
        };
    }

    private TargetRendering withRegistry(Destination destination) {
        return switch (PullSecrets.of(fleet.snapshot(), target.key())) {
            case PullSecrets.Conflict(String message) -> {
                conditions.add(
                        ConditionState.fails(RELEASES_RENDERED, ConditionReason.REGISTRY_BINDING_CONFLICT, message));
                yield undecided();
            }
            case PullSecrets.Resolved secrets -> withSecrets(destination, secrets);
        };
    }

    private TargetRendering withSecrets(Destination destination, PullSecrets.Resolved secrets) {
        TargetResolution resolution = fleet.target(target.key()).resolution();
        ReleaseConditions releases = new ReleaseConditions(resolution);
        OwnedTasks owned = new OwnedTasks(fleet.snapshot(), target.key());
        RenderedSets sets = new RenderedSets(fleet.snapshot(), destination, owned);
        if (releases.nothingIsBound()) {
            conditions.add(releases.nothingBound(RELEASES_RENDERED));
            conditions.add(releases.nothingBound(RELEASES_RESOLVED));
            return withoutReleases(destination, owned, sets);
        }
        conditions.add(releases.resolved());
        if (releases.everythingIsFiltered()) {
            conditions.add(releases.filtered());
            return held(sets);
        }
        ReleaseTasks tasks = new ReleaseTasks(fleet, destination, secrets, owned);
        List<ReleaseOutcome> outcomes =
                resolution.accepted().stream().map(tasks::outcome).toList();
        outcomes.forEach(sets::add);
        ConditionState rendered = releases.rendered(outcomes);
        conditions.add(rendered);
        return rendered.status() == ConditionState.Status.TRUE
                ? bootstrap(destination, owned, BootstrapContents.of(destination, outcomes), sets)
                : held(sets);
    }

    /** Nothing is undeployed by what is not said: where a bootstrap was published, an empty one follows it. */
    private TargetRendering withoutReleases(Destination destination, OwnedTasks owned, RenderedSets sets) {
        BootstrapVersions versions = new BootstrapVersions(fleet.snapshot(), destination, owned);
        return versions.isEverStarted()
                ? bootstrap(destination, owned, BootstrapContents.of(destination, List.of()), sets)
                : rendered(OptionalLong.empty(), sets);
    }

    private TargetRendering bootstrap(
            Destination destination, OwnedTasks owned, BootstrapContents contents, RenderedSets sets) {
        BootstrapDecision decision = new BootstrapVersions(fleet.snapshot(), destination, owned).decide(contents);
        decision.condition().ifPresent(conditions::add);
        sets.add(decision);
        return rendered(decision.version(), sets);
    }

    private TargetRendering undecided() {
        return new TargetRendering(List.copyOf(conditions), OptionalLong.empty(), Optional.empty());
    }

    /** The bootstrap, and every chart that clusters may still pull through it, stay as they are. */
    private TargetRendering held(RenderedSets sets) {
        sets.keepPublished();
        return rendered(OptionalLong.empty(), sets);
    }

    private TargetRendering rendered(OptionalLong bootstrapVersion, RenderedSets sets) {
        return new TargetRendering(List.copyOf(conditions), bootstrapVersion, Optional.of(sets.rendered()));
    }
}
