package io.fleetgate.report;

import io.fleetgate.explain.Prospect;
import io.fleetgate.explain.Remedy;
import io.fleetgate.explain.Standing;
import io.fleetgate.explain.TargetExplanation;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.text.PrintableText;

/** Why a target runs what it runs, for people: every binding in the order of precedence, accepted ({@code =}) or not. */
public final class ExplanationText {
    private static final String INDENT = "        ";

    private final Lines lines = new Lines();

    private ExplanationText() {}

    public static byte[] write(TargetExplanation explanation) {
        ExplanationText writer = new ExplanationText();
        writer.explain(explanation);
        return writer.lines.toUtf8();
    }

    private void explain(TargetExplanation explanation) {
        TargetResolution resolution = explanation.resolution();
        int bindings = explanation.standings().size();
        lines.add("target " + resolution.target() + ": " + resolution.accepted().size() + " of " + bindings
                + (bindings == 1 ? " binding is accepted" : " bindings are accepted"));
        int place = 1;
        for (Standing standing : explanation.standings()) {
            explain(resolution, standing, place++);
        }
        resolution
                .absent()
                .forEach(uniqueName -> lines.add("  ! " + PrintableText.plain(uniqueName)
                        + "  nothing is deployed for it: the first candidate is excluded, and there is no fallback"));
    }

    private void explain(TargetResolution resolution, Standing standing, int place) {
        lines.add("%3d %s".formatted(place, StandingText.headline(standing)));
        lines.add(INDENT + "binding " + StandingText.binding(standing));
        lines.add(INDENT + standing.rule());
        if (standing.isAccepted()) {
            resolution
                    .runnerUp(standing.candidate().orElseThrow().uniqueName())
                    .ifPresent(next -> lines.add(
                            INDENT + "runner-up: Release " + next.release() + " by binding " + next.binding()));
        }
        standing.prospect().ifPresent(this::prospect);
    }

    private void prospect(Prospect prospect) {
        String before = "to win: ";
        for (Remedy remedy : prospect.remedies()) {
            lines.add(INDENT + before + remedy.sentence());
            before = "    or: ";
        }
        if (!prospect.note().isEmpty()) {
            lines.add(INDENT + (prospect.remedies().isEmpty() ? "to win: " : "note: ") + prospect.note());
        }
    }
}
