package io.fleetgate.settlement;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.binding.Lifecycle;
import io.fleetgate.rollout.binding.Referents;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.settlement.form.Outlook;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.text.FirstFew;
import io.fleetgate.text.PrintableText;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Says of what is being deleted and stays what holds it. In the settled fleet that does not pass by itself: somebody else has to
 * act. What is merely on its way out is never spoken of.
 */
final class DeletionBlock {
    private final Settlement settlement;
    private final StoredClaims claims;

    DeletionBlock(Settlement settlement) {
        this.settlement = settlement;
        this.claims = new StoredClaims(settlement);
    }

    /** The same form, with the condition where it is one of an object that is held. */
    Settled explain(Settled settled) {
        return switch (settled) {
            case Settled.Stored(FleetObject<?> object, Outlook outlook)
            when object.isTerminating() -> new Settled.Stored(object, outlook.and(blocked(object, outlook)));
            case Settled.Leaving(FleetObject<?> object, Outlook outlook) ->
                new Settled.Leaving(object, outlook.and(blocked(object, outlook)));
            case Settled.Stored stored -> stored;
            case Settled.Created created -> created;
            case Settled.Absent absent -> absent;
        };
    }

    private ConditionState blocked(FleetObject<?> object, Outlook outlook) {
        List<String> foreign =
                Finalizers.foreign(object).map(PrintableText::plain).toList();
        List<String> own = outlook.finalizers().stream()
                .map(PrintableText::plain)
                .filter(finalizer -> !foreign.contains(finalizer))
                .toList();
        String referents = FirstFew.of(referents(object));
        if (!referents.isEmpty()) {
            String because = own.isEmpty() ? "" : " (finalizer " + FirstFew.of(own) + ")";
            String also = foreign.isEmpty() ? "" : "; then " + somebodyElses(foreign);
            return ConditionState.holds(
                    ConditionType.DELETION_BLOCKED,
                    ConditionReason.HELD_BY_REFERENCE,
                    "is needed by " + referents + because + also);
        }
        return ConditionState.holds(
                ConditionType.DELETION_BLOCKED,
                ConditionReason.HELD_BY_FINALIZER,
                foreign.isEmpty() ? untilTheTagIsDeleted(own) : somebodyElses(foreign));
    }

    static String untilTheTagIsDeleted(List<String> finalizers) {
        return "finalizer " + FirstFew.of(finalizers) + " stays until its tag can be deleted";
    }

    private static String somebodyElses(List<String> finalizers) {
        return "finalizer " + FirstFew.of(finalizers) + " is for somebody else to remove";
    }

    private Stream<String> referents(FleetObject<?> object) {
        if (object.kind().equals(SolarKinds.RENDER_ARTIFACT)) {
            return claims.on(object.key()).map(claim -> SolarKinds.RENDER_BINDING.name() + " " + claim.getKey());
        }
        Set<ObjectKey> profiles = Referents.of(settlement.snapshot(), object)
                .takeWhile(referent -> referent.kind().equals(SolarKinds.PROFILE))
                .map(FleetObject::key)
                .collect(Collectors.toSet());
        return Referents.of(settlement.snapshot(), object)
                .filter(referent -> !isMadeForOneOf(profiles, referent))
                .map(Lifecycle::phrase);
    }

    /** A binding of a Profile that is named itself goes with it, and is named no sooner than it is made. */
    private static boolean isMadeForOneOf(Set<ObjectKey> profiles, FleetObject<?> referent) {
        return referent.kind().equals(SolarKinds.RELEASE_BINDING)
                && Ownership.profileOf(SolarKinds.RELEASE_BINDING.cast(referent)).stream()
                        .anyMatch(profiles::contains);
    }
}
