package io.fleetgate.admission;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.problem.Problem;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.function.Consumer;

/**
 * The rules of one kind; the place where an object gets its type back.
 *
 * @param objectRules asked on create and update
 * @param createRules asked on create only: what cannot be mended once an object is stored
 */
record KindRules<S>(
        Kind<S> kind,
        List<ObjectRule<S>> objectRules,
        List<ObjectRule<S>> createRules,
        List<UpdateRule<S>> updateRules,
        List<Advice<S>> advice) {

    static <S> KindRules<S> of(Kind<S> kind, List<ObjectRule<S>> objectRules, List<Advice<S>> advice) {
        return new KindRules<>(kind, objectRules, List.of(), List.of(), advice);
    }

    void check(FleetObject<?> object, Consumer<Problem> problems) {
        object.defects().forEach(problems);
        FleetObject<S> typed = kind.cast(object);
        objectRules.forEach(rule -> rule.check(typed, problems));
    }

    void checkCreated(FleetObject<?> object, Consumer<Problem> problems) {
        FleetObject<S> typed = kind.cast(object);
        createRules.forEach(rule -> rule.check(typed, problems));
    }

    void check(FleetObject<?> before, FleetObject<?> after, Consumer<Problem> problems) {
        FleetObject<S> typedBefore = kind.cast(before);
        FleetObject<S> typedAfter = kind.cast(after);
        updateRules.forEach(rule -> rule.check(typedBefore, typedAfter, problems));
    }

    void advise(Snapshot overlay, FleetObject<?> object, Consumer<Problem> warnings) {
        FleetObject<S> typed = kind.cast(object);
        advice.forEach(each -> each.advise(overlay, typed, warnings));
    }
}
