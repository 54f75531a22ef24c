package io.fleetgate.consequence;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.binding.SettledBinding;
import io.fleetgate.store.Change;
import io.fleetgate.text.FirstFew;
import java.util.List;
import java.util.function.Consumer;

/** The stored bindings of a Profile or Release that is deleted: those of a Profile go with it, those of a Release hold it. */
final class LiveBindings {
    private LiveBindings() {}

    static void find(Effect effect, Consumer<Consequence> found) {
        if (effect.change() instanceof Change.Delete(FleetObject<?> deleted)) {
            Kind<?> kind = deleted.kind();
            if (kind.equals(SolarKinds.PROFILE)) {
                say("deletes ", goingWith(deleted.key(), effect), " with it", found);
            } else if (kind.equals(SolarKinds.RELEASE)) {
                say("is held by ", of(deleted.key(), effect), "", found);
            }
        }
    }

    private static void say(String verb, List<ObjectKey> bindings, String how, Consumer<Consequence> found) {
        if (!bindings.isEmpty()) {
            String count = bindings.size() == 1 ? "1 live binding" : bindings.size() + " live bindings";
            found.accept(new Consequence(
                    Rule.LIVE_BINDINGS,
                    Problem.warning(
                            "",
                            Reason.LIVE_BINDINGS,
                            verb + count + how + ": " + FirstFew.of(bindings),
                            "unbind the targets first")));
        }
    }

    private static List<ObjectKey> goingWith(ObjectKey profile, Effect effect) {
        return effect.transitions().stream()
                .flatMap(transition -> transition.before().bindings().stream()
                        .filter(binding -> binding instanceof SettledBinding.Kept
                                && binding.owner().filter(profile::equals).isPresent()
                                && !transition.after().bindings().contains(binding)))
                .map(SettledBinding::key)
                .sorted()
                .toList();
    }

    private static List<ObjectKey> of(ObjectKey release, Effect effect) {
        return effect.transitions().stream()
                .flatMap(transition -> transition.after().bindings().stream())
                .filter(binding -> binding instanceof SettledBinding.Kept
                        && binding.release().equals(release))
                .map(SettledBinding::key)
                .sorted()
                .toList();
    }
}
