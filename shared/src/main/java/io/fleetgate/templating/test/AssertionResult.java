package io.fleetgate.templating.test;

import io.fleetgate.api.haptic.Assertion;

/**
 * What became of one assertion.
 *
 * @param type as written; {@link #RENDERING} for what no assertion foresaw
 * @param target what it was about; empty where that is the whole rendering
 * @param message why it does not hold; empty where it does
 * @param targetSize the characters of the target
 * @param targetPreview the beginning of the target where the assertion does not hold, for people
 */
public record AssertionResult(
        String type,
        String description,
        String target,
        Outcome outcome,
        String message,
        int targetSize,
        String targetPreview) {
    /** The type of the result that says that nothing was rendered, although no assertion was about that. */
    public static final String RENDERING = "rendering";

    private static final int PREVIEW = 200;

    static AssertionResult passed(Assertion assertion, String target, int size) {
        return new AssertionResult(assertion.type(), assertion.description(), target, Outcome.PASSED, "", size, "");
    }

    static AssertionResult failed(Assertion assertion, String target, String text, String message) {
        int shown = Math.min(PREVIEW, text.length());
        return new AssertionResult(
                assertion.type(),
                assertion.description(),
                target,
                Outcome.FAILED,
                message,
                text.length(),
                text.substring(0, shown));
    }

    static AssertionResult without(Outcome outcome, Assertion assertion, String target, String message) {
        return new AssertionResult(assertion.type(), assertion.description(), target, outcome, message, 0, "");
    }

    static AssertionResult rendering(String message) {
        return new AssertionResult(RENDERING, "the templates can be rendered", "", Outcome.FAILED, message, 0, "");
    }

    /** For people: its description, or else its type and target. */
    public String label() {
        return description.isEmpty() ? (type + " " + target).strip() : description;
    }
}
