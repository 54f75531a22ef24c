package io.fleetgate.admission;

import io.fleetgate.admission.rule.Advice;
import io.fleetgate.admission.rule.KindRules;
import io.fleetgate.admission.rule.Named;
import io.fleetgate.admission.rule.ObjectRule;
import io.fleetgate.admission.rule.UpdateRule;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.consequence.Consequence;
import io.fleetgate.object.FleetObject;
import io.fleetgate.policy.Mode;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Gravity;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.protection.BlastRadius;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** One change being judged: every rule is asked in the mode that it has where the object is. */
final class Judgement {
    private final Function<Rule, Mode> modes;
    private final Snapshot overlay;
    private final Predicate<UndecidableException> forgivable;
    private final List<Problem> errors = new ArrayList<>();
    private final List<Problem> warnings = new ArrayList<>();

    private @Nullable UndecidableException undecided;

    /**
     * A judgement without questions yet.
     *
     * @param forgivable what may be left undecided even by a rule that denies
     */
    Judgement(Function<Rule, Mode> modes, Snapshot overlay, Predicate<UndecidableException> forgivable) {
        this.modes = modes;
        this.overlay = overlay;
        this.forgivable = forgivable;
    }

    <S> void created(KindRules<S> rules, FleetObject<S> object) {
        rules.objectRules().forEach(each -> ask(modes.apply(each.rule()), each.check(), object));
        rules.createRules().forEach(each -> ask(modes.apply(each.rule()), each.check(), object));
        rules.advice().forEach(each -> ask(modes.apply(each.rule()), over(each.check()), object));
    }

    /** What was wrong before does not deny; advice, which is about the spec, denies no update that leaves the spec alone. */
    <S> void updated(KindRules<S> rules, FleetObject<S> before, FleetObject<S> after) {
        Mode strictestAdvice = before.spec().equals(after.spec()) ? Mode.WARN : Mode.ENFORCE;
        rules.objectRules().forEach(each -> ask(modes.apply(each.rule()), each.check(), before, after));
        for (Named<UpdateRule<S>> each : rules.updateRules()) {
            Mode mode = modes.apply(each.rule());
            weigh(mode, () -> each.check().check(before, after, problem -> report(mode, problem)));
        }
        rules.advice()
                .forEach(each ->
                        ask(modes.apply(each.rule()).atMost(strictestAdvice), over(each.check()), before, after));
    }

    /** A deletion is never denied for what holds the object. */
    void deleted(FleetObject<?> before) {
        Mode mode = modes.apply(Rule.STAYS_TERMINATING).atMost(Mode.WARN);
        weigh(mode, () -> DeletionAdvice.check(overlay, before, problem -> report(mode, problem)));
    }

    /** What a change does to targets. A deletion is denied for nothing of that but its blast radius. */
    void effect(LazyEffect effect, BlastRadius radius) {
        Mode strictest = effect.change() instanceof Change.Delete ? Mode.WARN : Mode.ENFORCE;
        Mode blastRadius = modes.apply(Rule.BLAST_RADIUS);
        weigh(
                blastRadius,
                () -> effect.blastRadius(radius)
                        .forEach(problem -> report(problem.isError() ? blastRadius : Mode.WARN, problem)));
        weigh(
                strictestConsequence().atMost(strictest),
                () -> effect.consequences().forEach(consequence -> {
                    Mode mode = modes.apply(consequence.rule()).atMost(strictest);
                    if (mode != Mode.OFF && !isSaid(consequence, effect.change())) {
                        report(mode, consequence.problem());
                    }
                }));
    }

    /** The bindings that hold a Release are among what a warning that it stays Terminating names. */
    private boolean isSaid(Consequence consequence, Change change) {
        return consequence.rule() == Rule.LIVE_BINDINGS
                && change.after().kind().equals(SolarKinds.RELEASE)
                && warnings.stream().anyMatch(warning -> warning.reason() == Reason.STAYS_TERMINATING);
    }

    private Mode strictestConsequence() {
        return Consequence.RULES.stream()
                .map(modes)
                .max(Comparator.naturalOrder())
                .orElse(Mode.OFF);
    }

    /**
     * What was found, the gravest warning first.
     *
     * @throws UndecidableException when nothing denies, but a rule that might have could not be asked
     */
    Verdict verdict() {
        warnings.sort(Gravity.GRAVEST_FIRST);
        if (!errors.isEmpty()) {
            return new Verdict.Denied(List.copyOf(errors), List.copyOf(warnings));
        }
        if (undecided != null) {
            throw undecided;
        }
        return new Verdict.Allowed(List.copyOf(warnings));
    }

    private <S> void ask(Mode mode, ObjectRule<S> check, FleetObject<S> object) {
        weigh(mode, () -> check.check(object, problem -> report(mode, problem)));
    }

    private <S> void ask(Mode mode, ObjectRule<S> check, FleetObject<S> before, FleetObject<S> after) {
        Ratchet<S> ratchet = new Ratchet<>(check, before, after);
        weigh(
                mode,
                () -> check.check(
                        after,
                        problem -> report(mode == Mode.ENFORCE && ratchet.holds(problem) ? Mode.WARN : mode, problem)));
    }

    private <S> ObjectRule<S> over(Advice<S> advice) {
        return (object, problems) -> advice.advise(overlay, object, problems);
    }

    /** Asks a rule, unless it is off; where the fleet is not known well enough for a rule that denies, nothing is decided. */
    private void weigh(Mode mode, Runnable question) {
        if (mode == Mode.OFF) {
            return;
        }
        try {
            question.run();
        } catch (UndecidableException e) {
            notComputed(e);
            if (mode == Mode.ENFORCE && undecided == null && !forgivable.test(e)) {
                undecided = e;
            }
        }
    }

    private void notComputed(UndecidableException cause) {
        Problem warning = Problem.warning(
                "", Reason.NOT_COMPUTED, "consequences were not computed: " + cause.getMessage(), cause.fix());
        if (!warnings.contains(warning)) {
            warnings.add(warning);
        }
    }

    private void report(Mode mode, Problem problem) {
        Problem weighed = mode.weigh(problem);
        (weighed.isError() ? errors : warnings).add(weighed);
    }
}
