package io.fleetgate.webhook.watched;

import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.UndecidableException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The configs that judge changes of what they watch, by resource. */
final class JudgingConfigs {
    /** Where no config is known to be. */
    static final JudgingConfigs NONE = new JudgingConfigs(Completeness.COMPLETE, List.of());

    private final Completeness completeness;
    private final Map<GroupVersionResource, List<JudgingConfig>> byResource = new HashMap<>();

    /** @param completeness whether every config is there */
    JudgingConfigs(Completeness completeness, Collection<JudgingConfig> configs) {
        this.completeness = completeness;
        for (JudgingConfig each : configs) {
            each.config().watches().entries().stream()
                    .filter(Watch::isJudged)
                    .map(Watch::resource)
                    .distinct()
                    .forEach(resource -> byResource
                            .computeIfAbsent(resource, _ -> new ArrayList<>())
                            .add(each));
        }
    }

    /** Whether somebody judges changes of the resource, or might. */
    boolean judge(GroupVersionResource resource) {
        return byResource.containsKey(resource) || !(completeness instanceof Completeness.Complete);
    }

    /**
     * Those that judge changes of a resource.
     *
     * @throws UndecidableException where there may be others
     */
    List<JudgingConfig> of(GroupVersionResource resource) {
        if (!(completeness instanceof Completeness.Complete)) {
            throw UndecidableException.notKnown("HAProxyTemplateConfig", completeness);
        }
        return byResource.getOrDefault(resource, List.of());
    }
}
