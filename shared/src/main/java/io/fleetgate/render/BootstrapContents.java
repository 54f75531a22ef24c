package io.fleetgate.render;

import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.ResolvedResourceAccess;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.Destination;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a bootstrap installs.
 *
 * @param charts by unique name, which tells apart releases of one name from two namespaces
 * @param description of the chart, for people
 */
record BootstrapContents(Map<String, ResolvedResourceAccess> charts, String description) {

    /** The charts of releases that are all rendered, as the target pulls them from its registry. */
    static BootstrapContents of(Destination destination, List<ReleaseOutcome> outcomes) {
        RegistrySpec registry = destination.registry().spec();
        SortedMap<String, ResolvedResourceAccess> charts = new TreeMap<>(ObjectKey::compareBytes);
        for (ReleaseOutcome outcome : outcomes) {
            if (outcome instanceof ReleaseOutcome.Done(var release, var task, var chart)) {
                charts.put(
                        release.uniqueName(),
                        new ResolvedResourceAccess(
                                chart.repository(),
                                registry.plainHTTP(),
                                chart.tag(),
                                null,
                                registry.targetPullSecretName()));
            }
        }
        return new BootstrapContents(charts, description(outcomes));
    }

    private static String description(List<ReleaseOutcome> outcomes) {
        List<String> names = outcomes.stream()
                .map(outcome -> outcome.release().release().name())
                .sorted(Comparator.naturalOrder())
                .toList();
        return names.isEmpty() ? "Installs nothing" : "Installs the releases " + String.join(", ", names);
    }
}
