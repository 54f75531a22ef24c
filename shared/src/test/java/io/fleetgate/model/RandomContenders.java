package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** One small target's contenders, so crowded that shared names, ties, rules of both directions and broken rules are common. */
final class RandomContenders {
    private final Random random;

    RandomContenders(Random random) {
        this.random = random;
    }

    List<Contender> atMost(int count) {
        List<Contender> contenders = new ArrayList<>();
        int size = random.nextInt(count + 1);
        for (int i = 0; i < size; i++) {
            contenders.add(new Contender(
                    pick("a/b", "a-b/b", "a/b-", "b/b") + i,
                    pick("k", "m", "n", "o", "K"),
                    random.nextInt(20) == 0 ? extreme() : random.nextInt(3) - 1,
                    labels(),
                    random.nextInt(5) < 2 ? selector() : JsonNodeFactory.instance.nullNode()));
        }
        return contenders;
    }

    private int extreme() {
        return random.nextBoolean() ? Integer.MAX_VALUE : Integer.MIN_VALUE;
    }

    private Map<String, String> labels() {
        Map<String, String> labels = new TreeMap<>();
        for (String key : List.of("c", "tier")) {
            if (random.nextInt(3) > 0) {
                labels.put(key, pick("x", "y", ""));
            }
        }
        return labels;
    }

    private ObjectNode selector() {
        ObjectNode selector = JsonNodeFactory.instance.objectNode();
        if (random.nextInt(3) == 0) {
            selector.putObject("matchLabels").put(pick("c", "tier"), pick("x", "x", "y", "", "-broken"));
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            addExpression(selector);
        }
        return selector;
    }

    private void addExpression(ObjectNode selector) {
        boolean isFaulty = random.nextInt(10) == 0;
        String operator = pick("In", "In", "NotIn", "NotIn", "Exists", "DoesNotExist");
        ObjectNode expression = selector.withArrayProperty("matchExpressions")
                .addObject()
                .put("key", isFaulty && random.nextBoolean() ? "" : pick("c", "tier"))
                .put("operator", isFaulty && random.nextBoolean() ? "in" : operator);
        int values = operator.endsWith("In") != isFaulty ? 1 + random.nextInt(2) : 0;
        for (int i = 0; i < values; i++) {
            expression.withArrayProperty("values").add(pick("x", "y", ""));
        }
    }

    private String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
