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
 * by two spaces. SELECTOR is {@code {}}, {@code bogus}, or requirements joined by {@code &}: {@code key=a|b} (In),
 * {@code key!=a|b} (NotIn), {@code key} (Exists), {@code !key} (DoesNotExist).
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
        List<LabelSelector.Requirement> requirements = text.equals("{}")
                ? List.of()
                : Arrays.stream(text.split("&")).map(Candidates::requirement).toList();
        return SelectorParser.parse(new LabelSelector(Map.of(), requirements), "spec.antiAffinity");
    }

    private static LabelSelector.Requirement requirement(String text) {
        if (text.equals("bogus")) {
            return new LabelSelector.Requirement("tier", "Bogus", List.of());
        }
        String[] keyAndValues = text.split("!?=");
        if (keyAndValues.length == 1) {
            return text.startsWith("!")
                    ? new LabelSelector.Requirement(text.substring(1), "DoesNotExist", List.of())
                    : new LabelSelector.Requirement(text, "Exists", List.of());
        }
        return new LabelSelector.Requirement(
                keyAndValues[0], text.contains("!=") ? "NotIn" : "In", List.of(keyAndValues[1].split("\\|")));
    }
}
