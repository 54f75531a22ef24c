package io.fleetgate.consequence;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.binding.SettledBinding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Bindings that Profiles want and cannot have, by this change: their name is that of a stored binding or of one another. */
final class TakenNames {
    private final Map<ObjectKey, List<SettledBinding>> wanted = new TreeMap<>();
    private final Map<ObjectKey, SettledBinding> waiting = new TreeMap<>();

    private TakenNames() {}

    static void find(Effect effect, Consumer<Consequence> found) {
        TakenNames names = new TakenNames();
        effect.transitions().forEach(names::add);
        names.waiting.values().forEach(binding -> found.accept(consequence(binding, "a stored binding has it")));
        names.wanted.values().stream()
                .filter(bindings -> bindings.size() > 1)
                .forEach(bindings -> found.accept(consequence(
                        bindings.getLast(),
                        "it is that of the binding to " + bindings.getFirst().target() + " too")));
    }

    private void add(Transition transition) {
        List<SettledBinding> before = transition.before().bindings();
        for (SettledBinding binding : transition.after().bindings()) {
            if (binding instanceof SettledBinding.Created && !before.contains(binding)) {
                wanted.computeIfAbsent(binding.key(), _ -> new ArrayList<>()).add(binding);
            }
        }
        List<SettledBinding.Created> waited = transition.before().waiting();
        transition.after().waiting().stream()
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
