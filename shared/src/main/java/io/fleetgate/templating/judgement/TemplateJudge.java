package io.fleetgate.templating.judgement;

import io.fleetgate.resource.OverlaidStores;
import io.fleetgate.resource.ResourceChanges;
import io.fleetgate.resource.ResourceStores;
import io.fleetgate.resource.ResourceView;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.context.RenderInput;
import io.fleetgate.templating.manifest.Manifests;
import java.util.Map;

/**
 * Judges changes of what a config watches, by what the config renders once they are stored. A config that is broken already keeps
 * nobody from changing objects that have no part in it, nor from deleting any.
 */
public final class TemplateJudge {
    private final ConfigCheck check;

    public TemplateJudge(ConfigCheck check) {
        this.check = check;
    }

    /**
     * Judges a change set as one final state.
     *
     * @param stores as they are
     * @param previous objects of an earlier rendering of the same config, which saves work and changes nothing else
     * @throws io.fleetgate.store.UndecidableException where a store that matters is not completely known, or the time is over
     */
    public RenderVerdict judge(
            TemplateConfig config,
            ResourceStores stores,
            ResourceChanges changes,
            Namespaces namespaces,
            Manifests previous) {
        OverlaidStores proposed = stores.with(changes, namespaces);
        if (!proposed.differ()) {
            return new RenderVerdict.NotConcerned();
        }
        Check after = check.check(config, RenderInput.of(proposed.views()), previous);
        return switch (after) {
            case Check.Sound sound -> new RenderVerdict.Sound(sound);
            case Check.Wrong(Fault fault) ->
                isToBlame(config, stores, changes, namespaces, after, previous)
                        ? new RenderVerdict.Broken(fault)
                        : new RenderVerdict.BrokenBefore(fault);
        };
    }

    /** Not where it is as wrong without the change, nor where it would be if the changed objects had never been. */
    private boolean isToBlame(
            TemplateConfig config,
            ResourceStores stores,
            ResourceChanges changes,
            Namespaces namespaces,
            Check after,
            Manifests previous) {
        Check before = check.check(config, RenderInput.of(stores.views()), previous);
        if (before instanceof Check.Sound) {
            return true;
        }
        Map<String, ResourceView> others =
                stores.with(changes.removals(), namespaces).views();
        return !before.equals(after)
                && !check.check(config, RenderInput.of(others), previous).equals(after);
    }
}
