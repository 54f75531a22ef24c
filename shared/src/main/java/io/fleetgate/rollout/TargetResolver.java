package io.fleetgate.rollout;

import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.resolver.ReleaseResolver;
import io.fleetgate.resolver.Resolution;
import io.fleetgate.rollout.ReleaseStandings.Standing;
import io.fleetgate.rollout.binding.SettledBinding;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Collects the candidates of one target from its settled bindings and lets them compete. */
final class TargetResolver {
    private final Snapshot snapshot;
    private final ObjectKey target;
    private final ReleaseStandings releases;
    private final List<Candidate> candidates = new ArrayList<>();
    private final List<Rejection> rejections = new ArrayList<>();

    private TargetResolver(Snapshot snapshot, ObjectKey target, ReleaseStandings releases) {
        this.snapshot = snapshot;
        this.target = target;
        this.releases = releases;
    }

    /** What the target runs; nothing where it does not exist. */
    static TargetResolution resolve(
            Snapshot snapshot,
            ObjectKey target,
            List<SettledBinding> bindings,
            Fallback fallback,
            ReleaseStandings releases) {
        TargetResolver resolver = new TargetResolver(snapshot, target, releases);
        bindings.forEach(resolver::consider);
        return resolver.outcome(fallback);
    }

    private TargetResolution outcome(Fallback fallback) {
        Resolution resolution = ReleaseResolver.resolve(candidates, fallback);
        resolution.losses().forEach(loss -> rejections.add(Losses.rejection(loss)));
        rejections.sort(Comparator.comparing(Rejection::binding));
        return new TargetResolution(target, resolution.accepted(), List.copyOf(rejections));
    }

    /** The grant comes first: a tenant learns nothing of an object that it may not refer to. */
    private void consider(SettledBinding binding) {
        String from = binding.key().namespace();
        if (!Grants.permit(snapshot, SolarKinds.RELEASE_BINDING, from, SolarKinds.TARGET, target.namespace())) {
            reject(
                    binding,
                    RejectionReason.TARGET_NOT_GRANTED,
                    Grants.missing(SolarKinds.RELEASE_BINDING, from, SolarKinds.TARGET, target.namespace()));
            return;
        }
        switch (releases.of(binding.release())) {
            case Standing.Eligible eligible -> candidates.add(candidate(binding, eligible));
            case Standing.Excluded(var reason, var rule) -> reject(binding, reason, rule);
        }
    }

    private static Candidate candidate(SettledBinding binding, Standing.Eligible eligible) {
        FleetObject<ReleaseSpec> release = eligible.release();
        return new Candidate(
                binding.key(),
                release.key(),
                eligible.uniqueName(),
                release.spec().priority(),
                release.labels(),
                eligible.antiAffinity());
    }

    private void reject(SettledBinding binding, RejectionReason reason, String rule) {
        rejections.add(
                new Rejection(binding.key(), binding.release(), Optional.empty(), reason, Optional.empty(), rule));
    }
}
