package io.fleetgate.report;

import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.TargetResolution;
import java.util.function.Consumer;

/** The parts that plans and explanations share, as lines for people. */
final class ResolutionText {
    private ResolutionText() {}

    static void accepted(
            String mark, TargetResolution resolution, Candidate winner, String note, Consumer<String> lines) {
        lines.accept(mark + winner.uniqueName() + "  Release " + winner.release() + note);
        lines.accept("      by binding " + winner.binding() + ": " + resolution.rule(winner));
        resolution
                .runnerUp(winner.uniqueName())
                .ifPresent(next ->
                        lines.accept("      runner-up  Release " + next.release() + " by binding " + next.binding()));
    }

    static void rejected(TargetResolution resolution, Consumer<String> lines) {
        resolution.rejected().forEach(rejection -> {
            String name = rejection.candidate().map(Candidate::uniqueName).orElse("?");
            lines.accept("  x " + name + "  Release " + rejection.release() + "  "
                    + rejection.reason().wireName());
            lines.accept("      by binding " + rejection.binding() + ": " + rejection.rule());
        });
    }
}
