package io.fleetgate.templating.test;

import io.fleetgate.api.haptic.Assertion;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.templating.EntryPoint;
import io.fleetgate.templating.proxy.ProblemReport;
import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.ProxyProblem;
import io.fleetgate.templating.proxy.external.ExternalVerdict;
import java.util.List;
import java.util.Optional;

/** Whether HAProxy would start with what was rendered. What is seen to be wrong without HAProxy does not come this far. */
final class ProxyAssertion {
    private final ProxyJudge proxy;

    ProxyAssertion(ProxyJudge proxy) {
        this.proxy = proxy;
    }

    AssertionResult judge(Assertion assertion, ProxyFiles files) {
        Optional<ExternalVerdict> verdict = proxy.judge(files);
        return verdict.isPresent()
                ? judge(assertion, files, verdict.get())
                : AssertionResult.without(
                        Outcome.NOT_JUDGED,
                        assertion,
                        EntryPoint.MAIN,
                        "sections, quotes and names are right; no HAProxy is configured to say more");
    }

    private static AssertionResult judge(Assertion assertion, ProxyFiles files, ExternalVerdict verdict) {
        return switch (verdict) {
            case ExternalVerdict.Accepted() ->
                AssertionResult.passed(
                        assertion, EntryPoint.MAIN, files.config().length());
            case ExternalVerdict.Rejected(List<ProxyProblem> problems) ->
                failed(assertion, files, ProblemReport.of(problems, files));
            case ExternalVerdict.Refused(List<ProxyProblem> hazards) ->
                failed(assertion, files, "HAProxy was not asked\n" + ProblemReport.of(hazards, files));
            case ExternalVerdict.OutOfTime() -> throw UndecidableException.deadlineExceeded();
            case ExternalVerdict.Unavailable(String reason) ->
                AssertionResult.without(Outcome.NOT_EXECUTED, assertion, EntryPoint.MAIN, reason);
        };
    }

    private static AssertionResult failed(Assertion assertion, ProxyFiles files, String message) {
        return AssertionResult.failed(assertion, EntryPoint.MAIN, files.config(), message);
    }
}
