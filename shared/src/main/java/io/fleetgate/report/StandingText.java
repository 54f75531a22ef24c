package io.fleetgate.report;

import io.fleetgate.explain.Standing;
import io.fleetgate.rollout.binding.SettledBinding;
import io.fleetgate.text.PrintableText;

/** A binding and how it fares, in phrases. */
final class StandingText {
    private StandingText() {}

    /** Mark, unique name, release, priority; the reason of one that is rejected. */
    static String headline(Standing standing) {
        String name = standing.candidate()
                .map(candidate -> PrintableText.plain(candidate.uniqueName()) + "  priority " + candidate.priority())
                .orElse("?");
        return (standing.isAccepted() ? "= " : "x ") + name + "  Release "
                + standing.binding().release()
                + standing.rejection()
                        .map(rejection -> "  " + rejection.reason().wireName())
                        .orElse("");
    }

    /** The binding, where it comes from, and whether it is there. */
    static String binding(Standing standing) {
        String origin = standing.binding()
                .owner()
                .map(profile -> "of Profile " + profile)
                .orElse("made by hand");
        return standing.binding().key() + ", " + origin
                + (standing.binding() instanceof SettledBinding.Kept ? "" : ", to be created");
    }
}
