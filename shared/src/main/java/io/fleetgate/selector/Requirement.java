package io.fleetgate.selector;

import java.util.Map;
import java.util.Set;

/** One condition on a set of labels. An absent key satisfies {@code NotIn} and {@code DoesNotExist}. */
sealed interface Requirement {
    boolean matches(Map<String, String> labels);

    record In(String key, Set<String> values) implements Requirement {
        @Override
        public boolean matches(Map<String, String> labels) {
            String value = labels.get(key);
            return value != null && values.contains(value);
        }
    }

    record NotIn(String key, Set<String> values) implements Requirement {
        @Override
        public boolean matches(Map<String, String> labels) {
            String value = labels.get(key);
            return value == null || !values.contains(value);
        }
    }

    record Exists(String key) implements Requirement {
        @Override
        public boolean matches(Map<String, String> labels) {
            return labels.containsKey(key);
        }
    }

    record DoesNotExist(String key) implements Requirement {
        @Override
        public boolean matches(Map<String, String> labels) {
            return !labels.containsKey(key);
        }
    }
}
