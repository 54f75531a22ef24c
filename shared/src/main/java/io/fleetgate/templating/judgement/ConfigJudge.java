package io.fleetgate.templating.judgement;

import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.resource.ResourceStores;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.scope.ConfigScope;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.templating.CompiledConfig;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.context.RenderInput;
import io.fleetgate.templating.manifest.Manifests;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Judges a proposed config by what it renders from the objects as they are. What was wrong with the stored config already, and is
 * wrong in the same way, is a warning: nobody is kept from mending the rest.
 */
public final class ConfigJudge {
    private final ConfigCheck check;
    private final ConfigScope scope;
    private final Function<Watches, ResourceStores> stores;

    /**
     * A judge of the configs of one namespace.
     *
     * @param stores the stores of watches, as they are; a watch that nobody follows yet has one that is not known
     */
    public ConfigJudge(ConfigCheck check, ConfigScope scope, Function<Watches, ResourceStores> stores) {
        this.check = check;
        this.scope = scope;
        this.stores = stores;
    }

    /**
     * Everything that is wrong with a config and can be seen only now that it compiles.
     *
     * @param stored empty for a new config
     * @throws UndecidableException where the time is over
     */
    public List<Problem> judge(TemplateConfig proposed, Optional<CompiledConfig> stored) {
        List<Problem> problems = new ArrayList<>();
        List<Problem> earlier = stored.map(this::scopeProblems).orElse(List.of());
        for (Problem problem : scope.problems(proposed.watches())) {
            problems.add(earlier.contains(problem) ? problem.asWarning() : problem);
        }
        if (problems.stream().noneMatch(Problem::isError)) {
            rendering(proposed, stored).ifPresent(problems::add);
        }
        return problems;
    }

    private List<Problem> scopeProblems(CompiledConfig config) {
        return config instanceof TemplateConfig compiled ? scope.problems(compiled.watches()) : List.of();
    }

    private Optional<Problem> rendering(TemplateConfig proposed, Optional<CompiledConfig> stored) {
        try {
            return switch (render(proposed)) {
                case Check.Sound _ -> Optional.empty();
                case Check.Wrong(Fault fault) ->
                    Optional.of(
                            isOld(fault, stored)
                                    ? RenderProblems.broken(proposed.key(), fault)
                                    : RenderProblems.refused(fault));
            };
        } catch (UndecidableException e) {
            if (e.isForTime()) {
                throw e;
            }
            return Optional.of(notRendered(e));
        }
    }

    /** A stored config of which that cannot be said excuses nothing. */
    private boolean isOld(Fault fault, Optional<CompiledConfig> stored) {
        try {
            return stored.isPresent()
                    && stored.get() instanceof TemplateConfig config
                    && render(config).equals(new Check.Wrong(fault));
        } catch (UndecidableException e) {
            if (e.isForTime()) {
                throw e;
            }
            return false;
        }
    }

    private Check render(TemplateConfig config) {
        ResourceStores known = stores.apply(scope.narrow(config.watches()));
        return check.check(config, RenderInput.of(known.views()), Manifests.NONE);
    }

    private static Problem notRendered(UndecidableException why) {
        return Problem.warning(
                "spec.watchedResources",
                Reason.NOT_COMPUTED,
                "nothing was rendered: " + why.getMessage(),
                "look at the config again once the resource is served and has been read");
    }
}
