package io.fleetgate.operator.apiserver.conversation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names for what a server makes up: {@code uid-1}, {@code rv-1} for the versions of objects and {@code now-1} for those of
 * lists and bookmarks, {@code page-1} for where a list goes on, each numbered as they first appear; {@code NS} for the
 * namespace, {@code TIME} for times. The same value has the same name, so that a text tells what has changed.
 */
final class Symbols {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_-]+");
    private static final Set<String> TIMES = Set.of("creationTimestamp", "deletionTimestamp");
    /** What only the real server says, and nobody reads. */
    private static final List<String> LEFT_OUT =
            List.of("managedFields", "deprecatedSource", "deprecatedFirstTimestamp", "deprecatedLastTimestamp");

    private final Map<String, String> symbols = new LinkedHashMap<>();
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, Integer> counts = new TreeMap<>();

    Symbols(String namespace) {
        name("NS", namespace);
    }

    /** A text with the values instead of their names. */
    String inValues(String text) {
        return replaced(text, values);
    }

    /** The documents of an answer, one on a line, with names instead of values. */
    String inSymbols(String answer) {
        return documents(answer).stream().map(this::line).collect(Collectors.joining("\n"));
    }

    private List<String> documents(String answer) {
        return answer.startsWith("{\"type\":") ? answer.lines().toList() : List.of(answer.strip());
    }

    private String line(String document) {
        try {
            if (JSON.readTree(document) instanceof ObjectNode tree) {
                boolean isOfNow = tree.path("kind").asText().endsWith("List")
                        || tree.path("type").asText().equals("BOOKMARK");
                learn(tree, isOfNow);
                return JSON.writeValueAsString(named(tree));
            }
            return document;
        } catch (JsonProcessingException notJson) {
            return document;
        }
    }

    private void learn(JsonNode tree, boolean isOfNow) {
        learn("uid", tree.at("/metadata/uid"));
        learn("uid", tree.at("/details/uid"));
        learn(isOfNow ? "now" : "rv", tree.at("/metadata/resourceVersion"));
        learn("page", tree.at("/metadata/continue"));
        tree.path("items").forEach(item -> learn(item, false));
        if (tree.has("object")) {
            learn(tree.path("object"), isOfNow);
        }
    }

    private void learn(String prefix, JsonNode value) {
        if (!value.asText().isEmpty() && !symbols.containsKey(value.asText())) {
            name(prefix + "-" + counts.merge(prefix, 1, Integer::sum), value.asText());
        }
    }

    private void name(String symbol, String value) {
        symbols.put(value, symbol);
        values.put(symbol, value);
    }

    private Object named(JsonNode node) {
        if (node instanceof ObjectNode map) {
            Map<String, Object> named = new TreeMap<>();
            map.properties()
                    .forEach(entry -> named.put(
                            replaced(entry.getKey(), symbols),
                            TIMES.contains(entry.getKey()) ? "TIME" : named(entry.getValue())));
            named.keySet().removeAll(LEFT_OUT);
            return named;
        }
        if (node instanceof ArrayNode list) {
            return list.valueStream().map(this::named).toList();
        }
        return node.isTextual() ? replaced(node.asText(), symbols) : node;
    }

    private static String replaced(String text, Map<String, String> by) {
        return WORD.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(
                        isMadeUp(found, text) ? by.getOrDefault(found.group(), found.group()) : found.group()));
    }

    /** Numbers are versions where they are all there is, or in parentheses; else they may be any. */
    private static boolean isMadeUp(MatchResult found, String text) {
        boolean isNumber = found.group().chars().allMatch(Character::isDigit);
        boolean isAll = found.group().length() == text.length();
        boolean isInParentheses = found.start() > 0
                && found.end() < text.length()
                && text.charAt(found.start() - 1) == '('
                && text.charAt(found.end()) == ')';
        return !isNumber || isAll || isInParentheses;
    }
}
