package io.fleetgate.resolver;

import io.fleetgate.api.solar.LabelSelector;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.SelectorParser;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Candidates from a short notation: {@code ns/binding(uniqueName priority; label=value ...; aa SELECTOR)}, several separated
 * by two spaces. SELECTOR is {@code {}}, {@code key=value}, {@code key!=value} (NotIn) or {@code bogus}.
 */
final class Candidates {
    private Candidates() {}

    static List<Candidate> parse(String notation) {
        return Arrays.stream(notation.trim().split(" {2,}"))
                .map(Candidates::one)
                .toList();
    }

    private static Candidate one(String text) {
        String[] keyAndRest = text.substring(0, text.length() - 1).split("\\(", 2);
        String[] parts = keyAndRest[1].split(";");
        String[] nameAndPriority = parts[0].trim().split(" ");
        Map<String, String> labels = new LinkedHashMap<>();
        ParsedSelector antiAffinity = null;
        for (String part : Arrays.asList(parts).subList(1, parts.length)) {
            if (part.trim().startsWith("aa ")) {
                antiAffinity = selector(part.trim().substring(3));
            } else {
                String[] label = part.trim().split("=");
                labels.put(label[0], label[1]);
            }
        }
        return new Candidate(
                key(keyAndRest[0]),
                key(keyAndRest[0] + "-release"),
                nameAndPriority[0],
                Integer.parseInt(nameAndPriority[1]),
                labels,
                antiAffinity);
    }

    private static ObjectKey key(String text) {
        String[] parts = text.split("/");
        return new ObjectKey(parts[0], parts[1]);
    }

    private static ParsedSelector selector(String text) {
        LabelSelector selector = switch (text) {
            case "{}" -> new LabelSelector(Map.of(), List.of());
            case "bogus" -> expression("tier", "Bogus", "x");
            default -> {
                String[] parts = text.split("!?=");
                yield text.contains("!=")
                        ? expression(parts[0], "NotIn", parts[1])
                        : new LabelSelector(Map.of(parts[0], parts[1]), List.of());
            }
        };
        return SelectorParser.parse(selector, "spec.antiAffinity");
    }

    private static LabelSelector expression(String key, String operator, String value) {
        return new LabelSelector(Map.of(), List.of(new LabelSelector.Requirement(key, operator, List.of(value))));
    }
}
