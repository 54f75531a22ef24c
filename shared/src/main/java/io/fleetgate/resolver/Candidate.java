package io.fleetgate.resolver;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.selector.ParsedSelector;
import java.util.Comparator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A release bound to a target, as it competes there.
 *
 * @param binding the ReleaseBinding; unique among the candidates of a target
 * @param uniqueName the release's own, or its component's name; never empty
 * @param labels the Release's labels, which the anti-affinity of others is matched against
 * @param antiAffinity null is no rule
 */
public record Candidate(
        ObjectKey binding,
        ObjectKey release,
        String uniqueName,
        int priority,
        Map<String, String> labels,
        @Nullable ParsedSelector antiAffinity) {

    /** Winner first: the higher priority, then the binding whose {@code namespace/name} has the lower bytes. */
    public static final Comparator<Candidate> WINNER_FIRST =
            Comparator.comparingInt(Candidate::priority).reversed().thenComparing(Candidate::binding);
}
