package io.fleetgate.cli.report;

import io.fleetgate.cli.config.ConfigReport;
import io.fleetgate.cli.input.Finding;
import io.fleetgate.templating.test.AssertionResult;
import io.fleetgate.templating.test.Outcome;
import io.fleetgate.templating.test.TestResult;
import java.util.List;

/** What is said of configs, for people: every test, and why what is wrong is wrong. */
public final class TextReport {
    private static final String INDENT = "  ";

    private final StringBuilder text = new StringBuilder();

    private TextReport() {}

    /**
     * The whole text.
     *
     * @param findings about what is no config
     */
    public static String of(List<Finding> findings, List<ConfigReport> configs) {
        TextReport report = new TextReport();
        findings.forEach(finding -> report.line("", finding.sentence()));
        configs.forEach(report::add);
        report.addTotal(configs);
        return report.text.toString();
    }

    private void add(ConfigReport config) {
        line("", "HAProxyTemplateConfig " + config.config());
        config.findings().forEach(finding -> line(INDENT, finding.sentence()));
        config.tests().tests().forEach(this::add);
        config.tests().warning().ifPresent(warning -> line(INDENT, "warning: " + warning));
    }

    private void add(TestResult test) {
        line(INDENT, mark(test.outcome()) + " " + test.name());
        if (!test.error().isEmpty()) {
            line(INDENT.repeat(3), test.error());
        }
        for (AssertionResult assertion : test.assertions()) {
            boolean isExpected = !test.outcome().isBad() && assertion.outcome().isBad();
            if (!isExpected && assertion.outcome() != Outcome.PASSED) {
                line(INDENT.repeat(2), mark(assertion.outcome()) + " " + assertion.label());
                assertion.message().lines().forEach(line -> line(INDENT.repeat(4), line));
            }
        }
    }

    private void addTotal(List<ConfigReport> configs) {
        line(
                "",
                "Tests: " + count(configs, Outcome.PASSED) + " passed, " + count(configs, Outcome.FAILED) + " failed, "
                        + count(configs, Outcome.NOT_JUDGED) + " not judged, " + count(configs, Outcome.NOT_EXECUTED)
                        + " not executed");
    }

    private static long count(List<ConfigReport> configs, Outcome outcome) {
        return configs.stream()
                .mapToLong(config -> config.tests().count(outcome))
                .sum();
    }

    private static String mark(Outcome outcome) {
        return switch (outcome) {
            case PASSED -> "✓";
            case FAILED, NOT_EXECUTED -> "✗";
            case NOT_JUDGED -> "-";
        };
    }

    private void line(String indent, String line) {
        text.append(indent).append(line).append('\n');
    }
}
