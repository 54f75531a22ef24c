package io.fleetgate.policy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import io.fleetgate.problem.Reason;
import io.fleetgate.text.DnsLabel;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads what is chosen for one rule: a mode, or a map with a mode and more. */
final class RuleReader {
    private static final String MODE = "mode";
    private static final String NAMESPACES = "namespaces";
    private static final String TARGETS = "targets";
    private static final String PERCENT = "percent";

    private final Rule rule;
    private final String path;
    private final RulesProblems problems;

    RuleReader(Rule rule, String path, RulesProblems problems) {
        this.rule = rule;
        this.path = path;
        this.problems = problems;
    }

    RuleModes modes(JsonNode value) {
        if (!value.isObject()) {
            return new RuleModes(mode(path, value), Map.of());
        }
        List<String> known =
                rule == Rule.BLAST_RADIUS ? List.of(MODE, NAMESPACES, TARGETS, PERCENT) : List.of(MODE, NAMESPACES);
        value.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name)) {
                problems.unknownKey(RulesProblems.below(path, name), known);
            }
        });
        return new RuleModes(
                value.has(MODE) ? mode(RulesProblems.below(path, MODE), value.path(MODE)) : rule.defaultMode(),
                namespaces(RulesProblems.below(path, NAMESPACES), value.path(NAMESPACES)));
    }

    BlastRadiusLimits limits(JsonNode value) {
        BlastRadiusLimits byDefault = BlastRadiusLimits.DEFAULT;
        return new BlastRadiusLimits(
                number(TARGETS, value, byDefault.targets(), BlastRadiusLimits.MOST_TARGETS),
                number(PERCENT, value, byDefault.percent(), BlastRadiusLimits.WHOLE));
    }

    private Map<String, Mode> namespaces(String at, JsonNode value) {
        Map<String, Mode> modes = new TreeMap<>();
        if (!value.isObject() && !value.isMissingNode() && !value.isNull()) {
            problems.add(at, Reason.INVALID_TYPE, "must be a map", "write `namespace: mode` for each namespace");
        }
        value.properties().forEach(field -> {
            String namespace = RulesProblems.below(at, field.getKey());
            if (!DnsLabel.isValid(field.getKey())) {
                problems.refuse(
                        namespace, field.getKey(), "must be the name of a namespace", "write the exact name of one");
            }
            modes.put(field.getKey(), mode(namespace, field.getValue()));
        });
        return modes;
    }

    /** YAML reads an {@code off} without quotes as the boolean that it stands for. */
    private Mode mode(String at, JsonNode value) {
        String written = value.equals(BooleanNode.FALSE) ? Mode.OFF.wireName() : shown(value);
        Optional<Mode> mode = Mode.find(written);
        if (mode.isEmpty() || !rule.choice().permits(mode.get())) {
            problems.refuse(at, written, "must be " + permitted(), rule.choice().fix());
            return rule.defaultMode();
        }
        return mode.get();
    }

    private static String shown(JsonNode value) {
        return value.isValueNode() ? value.asText() : value.isArray() ? "a list" : "a map";
    }

    private String permitted() {
        return String.join(
                " or ",
                Arrays.stream(Mode.values())
                        .filter(rule.choice()::permits)
                        .map(Mode::wireName)
                        .toList());
    }

    private int number(String name, JsonNode choices, int byDefault, int most) {
        JsonNode value = choices.path(name);
        if (value.isMissingNode()) {
            return byDefault;
        }
        if (value.isIntegralNumber() && value.canConvertToInt() && value.intValue() >= 0 && value.intValue() <= most) {
            return value.intValue();
        }
        problems.refuse(
                RulesProblems.below(path, name),
                value.asText(),
                "must be a whole number from 0 to " + most,
                "write such a number, without quotes");
        return byDefault;
    }
}
