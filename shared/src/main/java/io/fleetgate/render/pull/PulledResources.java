package io.fleetgate.render.pull;

import io.fleetgate.api.solar.ResolvedResourceAccess;
import io.fleetgate.api.solar.ResourceAccess;
import io.fleetgate.render.name.RegistryAddress;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The artifacts of a component version as a target pulls them.
 *
 * @param unmatchedHosts those for which the target has no RegistryBinding, in the order of the resources
 */
public record PulledResources(Map<String, ResolvedResourceAccess> resources, Set<String> unmatchedHosts) {

    public static PulledResources of(Map<String, ResourceAccess> resources, PullSecrets.Resolved secrets) {
        Map<String, ResolvedResourceAccess> resolved = new LinkedHashMap<>();
        Set<String> unmatched = new LinkedHashSet<>();
        resources.forEach((name, access) -> {
            String secret = secrets.of(access.repository()).orElse("");
            if (secrets.of(access.repository()).isEmpty()) {
                unmatched.add(RegistryAddress.host(access.repository()));
            }
            resolved.put(
                    name,
                    new ResolvedResourceAccess(
                            access.repository(), access.insecure(), access.tag(), access.helm(), secret));
        });
        return new PulledResources(resolved, unmatched);
    }

    /** The pull secret of every resource, empty where it has none. */
    public Map<String, String> pullSecrets() {
        Map<String, String> secrets = new LinkedHashMap<>();
        resources.forEach((name, access) -> secrets.put(name, access.pullSecretName()));
        return secrets;
    }
}
