package io.fleetgate.admission;

import io.fleetgate.admission.kind.ConfigRules;
import io.fleetgate.admission.kind.SolarRules;
import io.fleetgate.admission.rule.KindRules;
import io.fleetgate.consequence.Effect;
import io.fleetgate.consequence.Transition;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.policy.Mode;
import io.fleetgate.policy.Rule;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.protection.Accumulated;
import io.fleetgate.protection.BlastRadius;
import io.fleetgate.rollout.Bearing;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Judges changes by the rules, each in the mode that the policy gives it in the object's namespace. What a change introduces
 * may be denied; what the stored object had wrong already, and the change leaves as it was, is only warned about; a deletion
 * is denied for nothing but its blast radius, and any change to an object that is being deleted is allowed.
 */
public final class AdmissionRules {
    private final Map<GroupKind, KindRules<?>> rules = new HashMap<>();
    private final RulePolicy policy;
    private final BlastRadius blastRadius;

    public AdmissionRules(RulePolicy policy) {
        this.policy = policy;
        this.blastRadius = new BlastRadius(policy.blastRadius());
        SolarRules.all().forEach(this::add);
        add(ConfigRules.of());
    }

    /**
     * Judges one change by what the object says and by what it refers to, whatever the change does to the fleet.
     *
     * @param overlay the fleet with the whole change set laid over it, which this change is part of
     * @throws io.fleetgate.store.UndecidableException when a rule that is enforced needs more than the overlay knows
     */
    public Verdict judge(Snapshot overlay, Change change) {
        Judgement judgement = judgement(overlay, change);
        judgeObject(judgement, change);
        return judgement.verdict();
    }

    /**
     * Judges one change by everything, what it does to targets included.
     *
     * @param base the fleet as stored
     * @param alone the base with this change laid over it
     * @param together the base with the whole change set laid over it; the same instance where this change is all of it
     * @throws io.fleetgate.store.UndecidableException when a rule that is enforced needs more than is known, or more time
     */
    public Verdict judge(SettledFleet base, SettledFleet alone, SettledFleet together, Change change) {
        Judgement judgement = judgement(together.snapshot(), change);
        judgeObject(judgement, change);
        if (Bearing.isPossible(change)) {
            judgement.effect(new LazyEffect(base, alone, together, change), blastRadius);
        }
        return judgement.verdict();
    }

    /**
     * The loss that only all changes of a set together cause, as a warning about the Profile.
     *
     * @param together everything that the set does to targets
     * @param alone the effect of each change by itself
     */
    public Optional<Accumulated> judgeTogether(
            SettledFleet base, Collection<Transition> together, Stream<Effect> alone) {
        return blastRadius
                .accumulated(base, together, alone)
                .filter(loss -> policy.mode(Rule.BLAST_RADIUS, loss.profile().namespace()) != Mode.OFF);
    }

    private void add(KindRules<?> kindRules) {
        rules.put(kindRules.kind().groupKind(), kindRules);
    }

    private Judgement judgement(Snapshot overlay, Change change) {
        String namespace = change.key().namespace();
        return new Judgement(rule -> policy.mode(rule, namespace), overlay, SetAside.forgivable(change));
    }

    private void judgeObject(Judgement judgement, Change change) {
        KindRules<?> kindRules = rules.get(change.kind().groupKind());
        if (kindRules != null) {
            judgeObject(judgement, kindRules, change);
        }
    }

    private static <S> void judgeObject(Judgement judgement, KindRules<S> kindRules, Change change) {
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
    }
}
