package io.fleetgate.admission.rule;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The checks of one kind, each with the rule that it belongs to.
 *
 * @param objectRules asked on create and update
 * @param createRules asked on create only: what cannot be mended once an object is stored
 * @param advice asked on create and update, of the whole fleet
 */
public record KindRules<S>(
        Kind<S> kind,
        List<Named<ObjectRule<S>>> objectRules,
        List<Named<ObjectRule<S>>> createRules,
        List<Named<UpdateRule<S>>> updateRules,
        List<Named<Advice<S>>> advice) {

    public KindRules {
        objectRules = List.copyOf(objectRules);
        createRules = List.copyOf(createRules);
        updateRules = List.copyOf(updateRules);
        advice = List.copyOf(advice);
    }

    /** Starts with the checks that hold for every kind. */
    public static <S> Builder<S> of(Kind<S> kind) {
        return new Builder<>(kind)
                .always(Rule.TYPES, Defects::types)
                .always(Rule.UNKNOWN_FIELDS, Defects::unknownFields);
    }

    /** Lists checks in the order in which they are asked. */
    public static final class Builder<S> {
        private final Kind<S> kind;
        private final List<Named<ObjectRule<S>>> objectRules = new ArrayList<>();
        private final List<Named<ObjectRule<S>>> createRules = new ArrayList<>();
        private final List<Named<UpdateRule<S>>> updateRules = new ArrayList<>();
        private final List<Named<Advice<S>>> advice = new ArrayList<>();

        private Builder(Kind<S> kind) {
            this.kind = kind;
        }

        public Builder<S> always(Rule rule, ObjectRule<S> check) {
            objectRules.add(new Named<>(rule, check));
            return this;
        }

        public Builder<S> onCreate(Rule rule, ObjectRule<S> check) {
            createRules.add(new Named<>(rule, check));
            return this;
        }

        public Builder<S> onUpdate(Rule rule, UpdateRule<S> check) {
            updateRules.add(new Named<>(rule, check));
            return this;
        }

        public Builder<S> advice(Rule rule, Advice<S> check) {
            advice.add(new Named<>(rule, check));
            return this;
        }

        /** A reference to an object of another kind: it must be granted, and lead somewhere. */
        public Builder<S> reference(String path, Kind<?> to, Function<FleetObject<S>, ObjectKey> referred) {
            ReferenceAdvice<S> reference = new ReferenceAdvice<>(path, to, referred);
            return advice(Rule.MISSING_GRANT, reference::grant).advice(Rule.MISSING_REFERENCE, reference::existence);
        }

        public KindRules<S> build() {
            return new KindRules<>(kind, objectRules, createRules, updateRules, advice);
        }
    }
}
