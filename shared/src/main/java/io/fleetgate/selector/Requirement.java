package io.fleetgate.selector;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** One condition on a set of labels. An absent key satisfies {@code NotIn} and {@code DoesNotExist}. */
sealed interface Requirement {
    boolean matches(Map<String, String> labels);

    /** The change of one label after which labels that match do not. */
    LabelEdit mismatch();

    /** As the API server takes it. */
    String text();

    private static String text(String key, String operator, Set<String> values) {
        return values.stream().sorted().collect(Collectors.joining(",", key + " " + operator + " (", ")"));
    }

    record In(String key, Set<String> values) implements Requirement {
        @Override
        public String text() {
            return Requirement.text(key, "in", values);
        }

        @Override
        public boolean matches(Map<String, String> labels) {
            String value = labels.get(key);
            return value != null && values.contains(value);
        }

        @Override
        public LabelEdit mismatch() {
            return new LabelEdit(key, Optional.empty());
        }
    }

    record NotIn(String key, Set<String> values) implements Requirement {
        @Override
        public String text() {
            return Requirement.text(key, "notin", values);
        }

        @Override
        public boolean matches(Map<String, String> labels) {
            String value = labels.get(key);
            return value == null || !values.contains(value);
        }

        @Override
        public LabelEdit mismatch() {
            return new LabelEdit(key, values.stream().findFirst());
        }
    }

    record Exists(String key) implements Requirement {
        @Override
        public String text() {
            return key;
        }

        @Override
        public boolean matches(Map<String, String> labels) {
            return labels.containsKey(key);
        }

        @Override
        public LabelEdit mismatch() {
            return new LabelEdit(key, Optional.empty());
        }
    }

    record DoesNotExist(String key) implements Requirement {
        @Override
        public String text() {
            return "!" + key;
        }

        @Override
        public boolean matches(Map<String, String> labels) {
            return !labels.containsKey(key);
        }

        @Override
        public LabelEdit mismatch() {
            return new LabelEdit(key, Optional.of("true"));
        }
    }
}
