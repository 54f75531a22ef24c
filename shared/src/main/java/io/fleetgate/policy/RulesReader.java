package io.fleetgate.policy;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.document.Document;
import io.fleetgate.document.DocumentStream;
import io.fleetgate.document.Documents;
import io.fleetgate.document.Limits;
import io.fleetgate.problem.Reason;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Reads the one document of a rules text, and goes on after a mistake, so that all of them are said at once. */
final class RulesReader {
    private static final Limits LIMITS = new Limits(1 << 20, 10, 10, 20_000, 1_000, 1_000, 20);
    private static final String RULES = "rules";

    private final RulesProblems problems;
    private final Map<Rule, RuleModes> modes = new EnumMap<>(Rule.class);

    private BlastRadiusLimits blastRadius = BlastRadiusLimits.DEFAULT;

    private RulesReader(RulesProblems problems) {
        this.problems = problems;
    }

    static RulesText read(byte[] text) {
        DocumentStream stream = Documents.readSettings(text, LIMITS);
        if (!stream.isComplete()) {
            return new RulesText.Invalid(stream.problems().stream()
                    .map(problem -> RulesProblems.sentence(problem.line(), problem.problem()))
                    .toList());
        }
        List<Document> documents = stream.documents();
        return switch (documents.size()) {
            case 0 -> new RulesText.Valid(RulePolicy.DEFAULT);
            case 1 -> read(documents.getFirst());
            default ->
                new RulesText.Invalid(
                        List.of("line " + documents.get(1).line() + ": a second document begins here; keep one"));
        };
    }

    private static RulesText read(Document document) {
        RulesProblems problems = new RulesProblems(document);
        RulesReader reader = new RulesReader(problems);
        document.json().properties().forEach(field -> reader.topLevel(field.getKey(), field.getValue()));
        List<String> sentences = problems.sentences();
        return sentences.isEmpty()
                ? new RulesText.Valid(new RulePolicy(reader.modes, reader.blastRadius))
                : new RulesText.Invalid(sentences);
    }

    private void topLevel(String name, JsonNode value) {
        if (!name.equals(RULES)) {
            problems.unknownKey(RulesProblems.below("", name), List.of(RULES));
        } else if (value.isObject()) {
            value.properties().forEach(field -> rule(field.getKey(), field.getValue()));
        } else if (!value.isNull()) {
            problems.add(
                    RULES, Reason.INVALID_TYPE, "must be a map", "write a line `rule: mode` below it for each rule");
        }
    }

    private void rule(String name, JsonNode value) {
        String path = RulesProblems.below(RULES, name);
        Rule.find(name)
                .ifPresentOrElse(
                        rule -> rule(rule, path, value),
                        () -> problems.add(
                                path,
                                Reason.UNKNOWN_FIELD,
                                "is no rule",
                                "correct the name; docs/configuration.md lists the rules"));
    }

    private void rule(Rule rule, String path, JsonNode value) {
        RuleReader reader = new RuleReader(rule, path, problems);
        modes.put(rule, reader.modes(value));
        if (rule == Rule.BLAST_RADIUS) {
            blastRadius = reader.limits(value);
        }
    }
}
