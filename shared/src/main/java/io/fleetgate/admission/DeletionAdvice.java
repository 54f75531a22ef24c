package io.fleetgate.admission;

import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.render.artifact.TagCredentials;
import io.fleetgate.rollout.binding.Lifecycle;
import io.fleetgate.store.Snapshot;
import io.fleetgate.text.FirstFew;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What is worth saying about a deletion: that it will not come to its end. */
final class DeletionAdvice {
    private DeletionAdvice() {}

    /** What is said of a stored object; of one that is not there any more, for it had no finalizer, nothing. */
    static void check(Snapshot overlay, FleetObject<?> before, Consumer<Problem> warnings) {
        overlay.find(before.kind(), before.key()).ifPresent(terminating -> advise(overlay, terminating, warnings));
    }

    private static void advise(Snapshot overlay, FleetObject<?> terminating, Consumer<Problem> warnings) {
        List<String> holders = holders(overlay, terminating);
        if (!holders.isEmpty()) {
            warnings.accept(Problem.warning(
                    "",
                    Reason.STAYS_TERMINATING,
                    "stays Terminating, held by " + FirstFew.of(holders),
                    "delete or change these first"));
        } else if (terminating.kind().equals(SolarKinds.RENDER_ARTIFACT)) {
            checkCredentials(overlay, SolarKinds.RENDER_ARTIFACT.cast(terminating), warnings);
        }
    }

    /** A pushed chart goes after its tag. */
    private static void checkCredentials(
            Snapshot overlay, FleetObject<RenderArtifactSpec> artifact, Consumer<Problem> warnings) {
        if (TagCredentials.of(overlay, artifact) instanceof TagCredentials.Refused(var reason, String message)) {
            warnings.accept(Problem.warning(
                    "",
                    Reason.STAYS_TERMINATING,
                    "stays Terminating, its tag cannot be deleted: " + message,
                    "mend that first"));
        }
    }

    private static List<String> holders(Snapshot overlay, FleetObject<?> terminating) {
        List<String> holders = Lifecycle.holders(overlay, terminating);
        return terminating.kind().equals(SolarKinds.RENDER_ARTIFACT)
                ? Stream.concat(claims(overlay, terminating.key()), holders.stream())
                        .toList()
                : holders;
    }

    /** A pushed chart is kept for as long as a binding claims it. */
    private static Stream<String> claims(Snapshot overlay, ObjectKey artifact) {
        return overlay.lookup(RenderIndexes.BINDINGS_BY_ARTIFACT, artifact).stream()
                .map(binding -> binding.kind().name() + " " + binding.key());
    }
}
