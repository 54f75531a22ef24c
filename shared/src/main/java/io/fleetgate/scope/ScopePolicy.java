package io.fleetgate.scope;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * What an installation lets configs do.
 *
 * @param trusted namespaces whose configs may watch everything
 * @param grants by the namespace of a config, other namespaces that it reaches as if they were its own
 * @param restrictsToOwnNamespace whether a trusted config, too, writes nothing outside of its own namespace
 */
public record ScopePolicy(Set<String> trusted, Map<String, Set<String>> grants, boolean restrictsToOwnNamespace) {

    public ScopePolicy {
        trusted = new LinkedHashSet<>(trusted);
        grants = new LinkedHashMap<>(grants);
    }

    /** Nobody is trusted, and everybody stays at home. */
    public static final ScopePolicy STRICTEST = new ScopePolicy(Set.of(), Map.of(), true);
}
