package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.SelectorParser;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** The selectors that one question meets, each parsed once however many targets it is asked about. */
public final class Selectors {
    private final IdentityHashMap<ProfileSpec, ParsedSelector> ofProfiles = new IdentityHashMap<>();
    private final IdentityHashMap<ReleaseSpec, ParsedSelector> ofReleases = new IdentityHashMap<>();

    /** What a Profile selects; everything where no selector is written. */
    ParsedSelector of(ProfileSpec profile) {
        return ofProfiles.computeIfAbsent(profile, ProfileSelection::selector);
    }

    /** What a release repels; null is no rule. */
    public @Nullable ParsedSelector of(ReleaseSpec release) {
        return release.antiAffinity() == null ? null : ofReleases.computeIfAbsent(release, Selectors::antiAffinity);
    }

    private static @Nullable ParsedSelector antiAffinity(ReleaseSpec release) {
        return release.antiAffinity() == null
                ? null
                : SelectorParser.parse(release.antiAffinity(), "spec.antiAffinity");
    }
}
