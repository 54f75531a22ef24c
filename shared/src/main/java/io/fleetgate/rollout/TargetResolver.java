package io.fleetgate.rollout;

import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.resolver.ReleaseResolver;
import io.fleetgate.resolver.Resolution;
import io.fleetgate.rollout.binding.Selectors;
import io.fleetgate.rollout.binding.SettledBinding;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Collects the candidates of one target from its settled bindings and lets them compete. A terminating release or component
 * version counts: the binding itself holds the release, and the release its version, until the binding is gone.
 */
final class TargetResolver {
    private final Snapshot snapshot;
    private final ObjectKey target;
    private final Selectors selectors;
    private final List<Candidate> candidates = new ArrayList<>();
    private final List<Rejection> rejections = new ArrayList<>();

    private TargetResolver(Snapshot snapshot, ObjectKey target, Selectors selectors) {
        this.snapshot = snapshot;
        this.target = target;
        this.selectors = selectors;
    }

    /** What the target runs; nothing where it does not exist. */
    static TargetResolution resolve(
            Snapshot snapshot,
            ObjectKey target,
            List<SettledBinding> bindings,
            Fallback fallback,
            Selectors selectors) {
        TargetResolver resolver = new TargetResolver(snapshot, target, selectors);
        bindings.forEach(resolver::consider);
        return resolver.outcome(fallback);
    }

    private TargetResolution outcome(Fallback fallback) {
        Resolution resolution = ReleaseResolver.resolve(candidates, fallback);
        resolution.losses().forEach(loss -> rejections.add(Losses.rejection(loss)));
        rejections.sort(Comparator.comparing(Rejection::binding));
        return new TargetResolution(target, resolution.accepted(), List.copyOf(rejections));
    }

    private void consider(SettledBinding binding) {
        if (!mayRefer(
                binding,
                SolarKinds.RELEASE_BINDING,
                binding.key().namespace(),
                SolarKinds.TARGET,
                target,
                RejectionReason.TARGET_NOT_GRANTED)) {
            return;
        }
        Optional<FleetObject<ReleaseSpec>> release = snapshot.find(SolarKinds.RELEASE, binding.release());
        if (release.isEmpty()) {
            reject(binding, RejectionReason.RELEASE_NOT_FOUND, "Release " + binding.release() + " does not exist");
        } else {
            consider(binding, release.get());
        }
    }

    private void consider(SettledBinding binding, FleetObject<ReleaseSpec> release) {
        ObjectKey versionKey = References.componentVersion(release);
        if (!mayRefer(
                binding,
                SolarKinds.RELEASE,
                release.namespace(),
                SolarKinds.COMPONENT_VERSION,
                versionKey,
                RejectionReason.COMPONENT_VERSION_NOT_GRANTED)) {
            return;
        }
        Optional<FleetObject<ComponentVersionSpec>> version = snapshot.find(SolarKinds.COMPONENT_VERSION, versionKey);
        if (version.isEmpty()) {
            reject(
                    binding,
                    RejectionReason.COMPONENT_VERSION_NOT_FOUND,
                    "ComponentVersion " + versionKey + " of Release " + release.key() + " does not exist");
            return;
        }
        UniqueNames.effective(release, version.get())
                .ifPresentOrElse(
                        uniqueName -> candidates.add(candidate(binding, release, uniqueName)),
                        () -> reject(
                                binding,
                                RejectionReason.NO_UNIQUE_NAME,
                                "neither Release " + release.key() + " nor the component of ComponentVersion "
                                        + versionKey + " gives a unique name"));
    }

    private Candidate candidate(SettledBinding binding, FleetObject<ReleaseSpec> release, String uniqueName) {
        ReleaseSpec spec = release.spec();
        return new Candidate(
                binding.key(), release.key(), uniqueName, spec.priority(), release.labels(), selectors.of(spec));
    }

    private boolean mayRefer(
            SettledBinding binding,
            Kind<?> from,
            String fromNamespace,
            Kind<?> to,
            ObjectKey referred,
            RejectionReason otherwise) {
        boolean permitted = Grants.permit(snapshot, from, fromNamespace, to, referred.namespace());
        if (!permitted) {
            reject(binding, otherwise, Grants.missing(from, fromNamespace, to, referred.namespace()));
        }
        return permitted;
    }

    private void reject(SettledBinding binding, RejectionReason reason, String rule) {
        rejections.add(
                new Rejection(binding.key(), binding.release(), Optional.empty(), reason, Optional.empty(), rule));
    }
}
