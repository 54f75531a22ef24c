package io.fleetgate.report;

import io.fleetgate.rollout.TargetResolution;
import java.nio.charset.StandardCharsets;

/** Why a target runs what it runs, for people. */
public final class ExplanationText {
    private ExplanationText() {}

    public static byte[] write(TargetResolution resolution) {
        StringBuilder text = new StringBuilder("target " + resolution.target() + "\n");
        if (resolution.accepted().isEmpty()) {
            text.append("  nothing is deployed\n");
        }
        resolution
                .accepted()
                .forEach(winner -> ResolutionText.accepted(
                        "  = ",
                        resolution,
                        winner,
                        "",
                        line -> text.append(line).append('\n')));
        ResolutionText.rejected(resolution, line -> text.append(line).append('\n'));
        resolution
                .absent()
                .forEach(
                        uniqueName -> text.append("  ! ")
                                .append(uniqueName)
                                .append(
                                        "  nothing is deployed for it: the first candidate is excluded, and there is no fallback\n"));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
