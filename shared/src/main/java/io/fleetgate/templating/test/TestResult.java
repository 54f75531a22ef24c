package io.fleetgate.templating.test;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What became of one test.
 *
 * @param error why nothing could be asserted; empty where something was
 * @param renderError what a template, or a check of what it rendered, complained of; a test may want that
 */
public record TestResult(
        String name,
        String description,
        Outcome outcome,
        String error,
        String renderError,
        List<AssertionResult> assertions) {

    public TestResult {
        assertions = List.copyOf(assertions);
    }

    static TestResult failed(String name, String description, String error) {
        return new TestResult(name, description, Outcome.FAILED, error, "", List.of());
    }

    static TestResult notExecuted(String name, String description, String why) {
        return new TestResult(name, description, Outcome.NOT_EXECUTED, why, "", List.of());
    }

    /** Everything that is wrong, one line each; the first line names the test. */
    public String complaint() {
        String details = assertions.stream()
                .filter(assertion -> assertion.outcome().isBad())
                .map(assertion -> "\n  " + assertion.label() + ": " + assertion.message())
                .collect(Collectors.joining());
        return name + (error.isEmpty() ? "" : ": " + error) + details;
    }
}
