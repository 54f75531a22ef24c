package io.fleetgate.templating.test;

import io.fleetgate.api.haptic.ValidationTest;
import java.util.ArrayList;
import java.util.List;

/** What the assertions of a test come to. */
final class Verdicts {
    private Verdicts() {}

    /** The result of a test whose assertions are all tried, whatever became of the first ones. */
    static TestResult result(String name, ValidationTest test, TestRun run) {
        List<AssertionResult> results =
                new ArrayList<>(test.assertions().stream().map(run::judge).toList());
        String renderError = run.renderError();
        if (renderError.isEmpty()) {
            return new TestResult(name, test.description(), outcome(results), "", renderError, results);
        }
        List<AssertionResult> about =
                results.stream().filter(TestRun::wantsRenderError).toList();
        if (about.isEmpty() || outcome(about).isBad()) {
            results.addFirst(AssertionResult.rendering(renderError));
            return new TestResult(name, test.description(), Outcome.FAILED, "", renderError, results);
        }
        return new TestResult(name, test.description(), Outcome.PASSED, "", renderError, results);
    }

    /** One that failed outweighs all others; one that could not be judged is outweighed by any that could. */
    private static Outcome outcome(List<AssertionResult> results) {
        for (Outcome decisive : List.of(Outcome.FAILED, Outcome.NOT_EXECUTED, Outcome.PASSED)) {
            if (results.stream().anyMatch(result -> result.outcome() == decisive)) {
                return decisive;
            }
        }
        return Outcome.NOT_JUDGED;
    }
}
