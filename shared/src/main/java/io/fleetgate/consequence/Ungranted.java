package io.fleetgate.consequence;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.RejectionReason;
import io.fleetgate.rollout.binding.SettledBinding;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Bindings that Profiles make, by this change, and that take no effect: the Profile may select the target, but the binding may
 * not refer to it. These are two grants, and one without the other deploys nothing.
 */
final class Ungranted {
    private final Map<String, Spread> byMissingGrant = new TreeMap<>(ObjectKey::compareBytes);

    private Ungranted() {}

    static void find(Effect effect, Consumer<Consequence> found) {
        Ungranted ungranted = new Ungranted();
        effect.transitions().forEach(ungranted::add);
        ungranted.byMissingGrant.forEach((missing, spread) -> found.accept(consequence(missing, spread)));
    }

    private void add(Transition transition) {
        transition.after().resolution().rejected().stream()
                .filter(rejection -> rejection.reason() == RejectionReason.TARGET_NOT_GRANTED)
                .filter(rejection -> isMadeNow(transition, rejection))
                .forEach(rejection -> byMissingGrant
                        .computeIfAbsent(rejection.rule(), _ -> new Spread())
                        .add("", transition.target()));
    }

    private static boolean isMadeNow(Transition transition, Rejection rejection) {
        return isMade(transition.after().bindings(), rejection)
                && !isMade(transition.before().bindings(), rejection);
    }

    private static boolean isMade(List<SettledBinding> bindings, Rejection rejection) {
        return bindings.stream()
                .anyMatch(binding -> binding instanceof SettledBinding.Created
                        && binding.key().equals(rejection.binding()));
    }

    private static Consequence consequence(String missing, Spread spread) {
        return new Consequence(
                Rule.MISSING_GRANT,
                Problem.warning(
                        "",
                        Reason.UNGRANTED_BINDINGS,
                        "makes bindings without effect " + spread.where() + "; " + missing,
                        "have one created there, beside that for the Profile"));
    }
}
