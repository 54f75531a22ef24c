package io.fleetgate.templating.judgement;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.Optional;

/** What a verdict says to whoever makes the change. */
public final class RenderProblems {
    private RenderProblems() {}

    /** An error where the change is refused, a warning where it is not to blame, nothing where all is well. */
    public static Optional<Problem> of(ObjectKey config, RenderVerdict verdict) {
        return switch (verdict) {
            case RenderVerdict.NotConcerned _, RenderVerdict.Sound _ -> Optional.empty();
            case RenderVerdict.Broken(Fault fault) -> Optional.of(refused(fault));
            case RenderVerdict.BrokenBefore(Fault fault) -> Optional.of(broken(config, fault));
        };
    }

    /** The words are the template's, or say what to mend: nothing is added to them. */
    static Problem refused(Fault fault) {
        return Problem.error("", Reason.RENDERING_REFUSED, fault.message(), "");
    }

    static Problem broken(ObjectKey config, Fault fault) {
        return Problem.warning(
                "",
                Reason.RENDERING_BROKEN,
                "HAProxyTemplateConfig " + config + " cannot be rendered with or without this change: "
                        + fault.message(),
                "mend what it complains of");
    }
}
