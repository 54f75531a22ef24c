package io.fleetgate.policy;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The mode of one rule.
 *
 * @param mode in every namespace that is not listed
 * @param namespaces the modes in single namespaces, by their exact names
 */
public record RuleModes(Mode mode, Map<String, Mode> namespaces) {

    public RuleModes {
        namespaces = Collections.unmodifiableMap(new TreeMap<>(namespaces));
    }

    Mode in(String namespace) {
        return namespaces.getOrDefault(namespace, mode);
    }
}
