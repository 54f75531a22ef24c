package io.fleetgate.cli.config;

import io.fleetgate.cli.input.Finding;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.templating.test.Outcome;
import io.fleetgate.templating.test.TestReport;
import java.util.List;

/**
 * What is said of one config.
 *
 * @param findings about the config itself, and about what it renders
 * @param tests empty where it cannot be compiled
 */
public record ConfigReport(ObjectKey config, List<Finding> findings, TestReport tests) {
    public ConfigReport {
        findings = List.copyOf(findings);
    }

    public boolean isDenied() {
        return findings.stream().anyMatch(Finding::isError) || tests.count(Outcome.FAILED) > 0;
    }

    /** Whether a test was not executed. */
    public boolean isIncomplete() {
        return tests.count(Outcome.NOT_EXECUTED) > 0;
    }
}
