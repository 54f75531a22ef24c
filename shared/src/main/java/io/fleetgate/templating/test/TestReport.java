package io.fleetgate.templating.test;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What became of all tests of a config.
 *
 * @param tests by name
 */
public record TestReport(List<TestResult> tests) {

    public TestReport {
        tests = tests.stream().sorted(Comparator.comparing(TestResult::name)).toList();
    }

    /** A report in which every test stands: one without a result was not executed. */
    public static TestReport of(Collection<String> names, Collection<TestResult> results) {
        List<TestResult> all = new ArrayList<>(results);
        List<String> executed = results.stream().map(TestResult::name).toList();
        names.stream()
                .filter(name -> !executed.contains(name))
                .forEach(name -> all.add(TestResult.notExecuted(name, "", "was not executed in time")));
        return new TestReport(all);
    }

    public long count(Outcome outcome) {
        return tests.stream().filter(test -> test.outcome() == outcome).count();
    }

    /** Whether the config may be accepted as far as its tests go. */
    public boolean isGood() {
        return tests.stream().noneMatch(test -> test.outcome().isBad());
    }

    /** What is wrong, for whoever wrote the config; empty where nothing is. */
    public Optional<String> complaint() {
        List<TestResult> bad =
                tests.stream().filter(test -> test.outcome().isBad()).toList();
        return bad.isEmpty()
                ? Optional.empty()
                : Optional.of(bad.stream()
                        .map(TestResult::complaint)
                        .collect(Collectors.joining("\n", bad.size() + "/" + tests.size() + " tests failed\n", "")));
    }

    /** One sentence where an assertion was not judged; empty where all were. */
    public Optional<String> warning() {
        long notJudged = tests.stream()
                .flatMap(test -> test.assertions().stream())
                .filter(assertion -> assertion.outcome() == Outcome.NOT_JUDGED)
                .count();
        return notJudged == 0
                ? Optional.empty()
                : Optional.of(notJudged + (notJudged == 1 ? " assertion was" : " assertions were")
                        + " not judged: haproxy_valid needs an HAProxy, and none is configured");
    }
}
