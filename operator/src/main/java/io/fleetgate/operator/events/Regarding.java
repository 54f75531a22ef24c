package io.fleetgate.operator.events;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.OwnerReference;
import io.fleetgate.object.Part;
import io.fleetgate.reconcile.WorkItems;
import io.fleetgate.store.Snapshot;
import java.util.Optional;

/**
 * The object that an event is about. Only with its uid do {@code kubectl describe} and its like show the event with it.
 *
 * @param uid empty where it is not known
 */
record Regarding(Kind<?> kind, ObjectKey key, String uid) {
    static Regarding of(FleetObject<?> object) {
        return new Regarding(object.kind(), object.key(), object.metadata().uid());
    }

    /**
     * What an object was made for: the Profile of a binding, the Target of what is rendered; empty for anything else.
     *
     * @param fleet asked for the uid of a Target, which is referred to by its name alone
     */
    static Optional<Regarding> ownerOf(FleetObject<?> object, Snapshot fleet) {
        return object.kind().equals(SolarKinds.RELEASE_BINDING)
                ? profileOf(object)
                : targetOf(object)
                        .map(target -> find(target, fleet)
                                .map(Regarding::of)
                                .orElseGet(() -> new Regarding(SolarKinds.TARGET, target, "")));
    }

    /** A Target of which no more is needed than whose it is: what else it says may be what nobody can read. */
    static Optional<FleetObject<TargetSpec>> find(ObjectKey target, Snapshot fleet) {
        return fleet.asking(Part.METADATA).find(SolarKinds.TARGET, target);
    }

    /** The Target, stored or not, that something is rendered for; the Target itself of a Target. */
    static Optional<ObjectKey> targetOf(FleetObject<?> object) {
        ObjectId item = WorkItems.of(object);
        return item.kind().equals(SolarKinds.TARGET) && !object.kind().equals(SolarKinds.RELEASE_BINDING)
                ? Optional.of(item.key())
                : Optional.empty();
    }

    private static Optional<Regarding> profileOf(FleetObject<?> binding) {
        return binding.metadata().ownerReferences().stream()
                .filter(OwnerReference::isController)
                .findFirst()
                .map(owner -> new Regarding(
                        SolarKinds.PROFILE, new ObjectKey(binding.namespace(), owner.name()), owner.uid()));
    }
}
