package io.fleetgate.admission;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Judges changes by the rules, each in the mode that the policy gives it in the object's namespace. What a change introduces
 * may be denied; what the stored object had wrong already, and the change leaves as it was, is only warned about; a deletion,
 * and any change to an object that is being deleted, is allowed.
 */
public final class AdmissionRules {
    private final Map<GroupKind, KindRules<?>> rules = new HashMap<>();
    private final RulePolicy policy;

    public AdmissionRules(RulePolicy policy) {
        this.policy = policy;
        SolarRules.all().forEach(kindRules -> rules.put(kindRules.kind().groupKind(), kindRules));
    }

    /**
     * Judges one change.
     *
     * @param overlay the fleet with the whole change set laid over it, which this change is part of
     * @throws io.fleetgate.store.UndecidableException when a rule that is enforced needs more than the overlay knows
     */
    public Verdict judge(Snapshot overlay, Change change) {
        KindRules<?> kindRules = rules.get(change.kind().groupKind());
        return kindRules == null ? new Verdict.Allowed(List.of()) : judge(kindRules, overlay, change);
    }

    private <S> Verdict judge(KindRules<S> kindRules, Snapshot overlay, Change change) {
        String namespace = change.key().namespace();
        Judgement judgement = new Judgement(rule -> policy.mode(rule, namespace), overlay);
        switch (change) {
            case Change.Create(FleetObject<?> after) ->
                judgement.created(kindRules, kindRules.kind().cast(after));
            case Change.Update(FleetObject<?> before, FleetObject<?> after) -> {
                if (!before.isTerminating() && !after.isTerminating()) {
                    judgement.updated(
                            kindRules,
                            kindRules.kind().cast(before),
                            kindRules.kind().cast(after));
                }
            }
            case Change.Delete(FleetObject<?> before) -> judgement.deleted(before);
        }
        return judgement.verdict();
    }
}
