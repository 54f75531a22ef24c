package io.fleetgate.admission.config;

import io.fleetgate.api.haptic.Assertion;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** One assertion: its type and target are known, and it has what its type needs. */
final class AssertionStructure {
    private static final List<String> TYPES = List.of(
            "haproxy_valid",
            "contains",
            "not_contains",
            "match_count",
            "equals",
            "jsonpath",
            "match_order",
            "deterministic");
    private static final Pattern TARGET =
            Pattern.compile("|haproxy\\.cfg|rendering_error|(map|file|cert|crt-list|k8s):.+", Pattern.DOTALL);
    private static final Pattern WHOLE_NUMBER = Pattern.compile("\\d{1,9}");

    private AssertionStructure() {}

    static void check(Assertion assertion, String path, Consumer<Problem> problems) {
        FieldProblems.requireOneOf(assertion.type(), TYPES, path + ".type", problems);
        if (!TARGET.matcher(assertion.target()).matches()) {
            problems.accept(FieldProblems.invalid(
                    path + ".target",
                    "is nothing that a config renders",
                    "write haproxy.cfg, map:NAME, file:NAME, cert:NAME, crt-list:NAME, k8s:NAME or rendering_error"));
        }
        switch (assertion.type()) {
            case "contains", "not_contains" ->
                FieldProblems.requireSet(assertion.pattern(), path + ".pattern", problems);
            case "match_count" -> {
                FieldProblems.requireSet(assertion.pattern(), path + ".pattern", problems);
                if (!WHOLE_NUMBER.matcher(assertion.expected()).matches()) {
                    problems.accept(FieldProblems.invalid(
                            path + ".expected", "is no number of matches", "write a whole number in quotes"));
                }
            }
            case "jsonpath" -> FieldProblems.requireSet(assertion.jsonpath(), path + ".jsonpath", problems);
            case "match_order" -> {
                if (assertion.patterns().isEmpty()) {
                    problems.accept(Problem.error(
                            path + ".patterns", Reason.REQUIRED, "is empty", "list what must occur, in order"));
                }
            }
            default -> {} // the others need nothing, and unknown ones are reported already
        }
    }
}
