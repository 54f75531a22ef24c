package io.fleetgate.reconcile;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.rollout.reference.Finalizers;
import java.util.List;
import java.util.Set;

/** What a write does, and to objects of which kinds there are such writes. For anything else nobody needs a permission. */
public enum StepType {
    CREATE,
    SET_FINALIZERS,
    SET_STATUS,
    SET_SPEC,
    APPLY,
    DELETE;

    /** The kinds whose objects the operator makes and removes; those of all others are somebody's own. */
    private static final Set<Kind<?>> MADE = Set.of(
            SolarKinds.RELEASE_BINDING, SolarKinds.RENDER_TASK, SolarKinds.RENDER_BINDING, SolarKinds.RENDER_ARTIFACT);

    /** Of what it made, the kinds that it changes later; it replaces the others. */
    private static final Set<Kind<?>> CHANGED = Set.of(SolarKinds.RENDER_BINDING, SolarKinds.RENDER_ARTIFACT);

    public static StepType of(Step.Write write) {
        return switch (write) {
            case Step.Create _ -> CREATE;
            case Step.SetFinalizers _ -> SET_FINALIZERS;
            case Step.SetStatus _ -> SET_STATUS;
            case Step.SetSpec _ -> SET_SPEC;
            case Step.Apply _ -> APPLY;
            case Step.Delete _ -> DELETE;
        };
    }

    /** Every kind with such steps, in the order of {@link SolarKinds#ALL}. */
    public List<Kind<?>> kinds() {
        return SolarKinds.ALL.stream().filter(this::isPossible).toList();
    }

    /** Whether there are such steps for objects of a kind. */
    public boolean isPossible(Kind<?> kind) {
        return switch (this) {
            case CREATE, DELETE -> MADE.contains(kind);
            case SET_FINALIZERS ->
                Finalizers.own(kind).isPresent() || Finalizers.protecting(kind).isPresent();
            case SET_STATUS -> SolarKinds.ALL.contains(kind); // any deletion may be blocked
            case SET_SPEC -> CHANGED.contains(kind);
            case APPLY -> false; // what is applied is not of the fleet
        };
    }
}
