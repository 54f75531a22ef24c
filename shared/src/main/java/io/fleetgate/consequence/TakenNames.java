package io.fleetgate.consequence;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.SettledBinding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Bindings that Profiles want and cannot have, by this change: their name is that of a stored binding or of one another. */
final class TakenNames {
    /** The kinds that say what is bound to what. */
    private static final Set<Kind<?>> BINDING =
            Set.of(SolarKinds.PROFILE, SolarKinds.TARGET, SolarKinds.RELEASE_BINDING, SolarKinds.REFERENCE_GRANT);

    private final Map<ObjectKey, List<SettledBinding>> wanted = new TreeMap<>();
    private final Map<ObjectKey, SettledBinding> waiting = new TreeMap<>();

    private TakenNames() {}

    static void find(Effect effect, Consumer<Consequence> found) {
        if (!BINDING.contains(effect.change().kind())) {
            return;
        }
        TakenNames names = new TakenNames();
        effect.transitions().forEach(transition -> names.add(effect, transition));
        names.waiting.values().forEach(binding -> found.accept(consequence(binding, "a stored binding has it")));
        names.wanted.values().stream()
                .filter(bindings -> bindings.size() > 1)
                .forEach(bindings -> found.accept(consequence(
                        bindings.getLast(),
                        "it is that of the binding to " + bindings.getFirst().target() + " too")));
    }

    private void add(Effect effect, Transition transition) {
        List<SettledBinding> before = transition.before().bindings();
        for (SettledBinding binding : transition.after().bindings()) {
            if (binding instanceof SettledBinding.Created && !before.contains(binding)) {
                wanted.computeIfAbsent(binding.key(), _ -> new ArrayList<>()).add(binding);
            }
        }
        List<SettledBinding.Created> waited = effect.base().waiting(transition.target());
        effect.overlay().waiting(transition.target()).stream()
                .filter(binding ->
                        waited.stream().noneMatch(other -> other.key().equals(binding.key())))
                .forEach(binding -> waiting.put(binding.key(), binding));
    }

    private static Consequence consequence(SettledBinding binding, String because) {
        return new Consequence(
                Rule.DUPLICATE_OUTPUT_NAMES,
                Problem.warning(
                        "",
                        Reason.NAME_TAKEN,
                        "Release " + binding.release().name() + " is not bound to " + binding.target() + ": the name "
                                + binding.key() + " is taken, " + because,
                        "delete or rename what has the name"));
    }
}
