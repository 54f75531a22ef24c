package io.fleetgate.rollout;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.text.PrintableText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What one target runs in the settled fleet, and why it does not run the rest.
 *
 * @param accepted winner first; unique names are unique among them
 * @param rejected sorted by binding
 */
public record TargetResolution(ObjectKey target, List<Candidate> accepted, List<Rejection> rejected) {

    /** The accepted release of a unique name. */
    public Optional<Candidate> accepted(String uniqueName) {
        return accepted.stream()
                .filter(candidate -> candidate.uniqueName().equals(uniqueName))
                .findFirst();
    }

    /** Why a binding does not take effect; empty where it does, or does not aim at the target. */
    public Optional<Rejection> rejection(ObjectKey binding) {
        return rejected.stream()
                .filter(rejection -> rejection.binding().equals(binding))
                .findFirst();
    }

    /** Everybody who could compete, winner first. */
    public List<Candidate> candidates() {
        return Stream.concat(accepted.stream(), rejected.stream().flatMap(rejection -> rejection.candidate().stream()))
                .sorted(Candidate.WINNER_FIRST)
                .toList();
    }

    /** The one that would be next for a unique name if the accepted binding were not there. */
    public Optional<Rejection> runnerUp(String uniqueName) {
        return rejected.stream()
                .filter(rejection -> rejection
                        .candidate()
                        .filter(candidate -> candidate.uniqueName().equals(uniqueName))
                        .isPresent())
                .min((a, b) -> Candidate.WINNER_FIRST.compare(
                        a.candidate().orElseThrow(), b.candidate().orElseThrow()));
    }

    /** The rule by which an accepted release holds its unique name, one sentence. */
    public String rule(Candidate winner) {
        Optional<Rejection> next = runnerUp(winner.uniqueName());
        if (next.isEmpty()) {
            return "the only candidate for unique name " + PrintableText.plain(winner.uniqueName());
        }
        String runnerUp = "Release " + next.get().release();
        return next.get().reason() == RejectionReason.TIE_BROKEN_BY_NAME
                ? "priority " + winner.priority() + " is that of " + runnerUp + " too; the binding name "
                        + winner.binding() + " sorts first"
                : "priority " + winner.priority() + " is the highest, above "
                        + next.get().candidate().orElseThrow().priority() + " of " + runnerUp;
    }

    /**
     * Unique names with several candidates of which none is accepted, sorted: the first was excluded after it had won, and
     * nothing takes its place. This is how a release goes missing without anybody having removed it.
     */
    public List<String> absent() {
        return rejected.stream()
                .filter(Rejection::isLostToOwnName)
                .flatMap(rejection -> rejection.candidate().stream())
                .map(Candidate::uniqueName)
                .distinct()
                .filter(uniqueName -> accepted(uniqueName).isEmpty())
                .sorted(ObjectKey::compareBytes)
                .toList();
    }

    /** The same value, made of the parts of another one where they are equal: most of two resolutions of one target is. */
    TargetResolution sharing(TargetResolution other) {
        return new TargetResolution(
                target,
                sharing(accepted, other.accepted, Candidate::binding),
                sharing(rejected, other.rejected, Rejection::binding));
    }

    private static <T> List<T> sharing(List<T> parts, List<T> others, Function<T, ObjectKey> key) {
        if (parts.equals(others)) {
            return others;
        }
        Map<ObjectKey, T> known = HashMap.newHashMap(others.size());
        others.forEach(other -> known.put(key.apply(other), other));
        return parts.stream()
                .map(part -> {
                    T other = known.getOrDefault(key.apply(part), part);
                    return part.equals(other) ? other : part;
                })
                .toList();
    }
}
