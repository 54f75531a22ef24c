package io.fleetgate.model;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.reconcile.Reconciliation;
import io.fleetgate.reconcile.Step;
import io.fleetgate.reconcile.WorkItems;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.store.UnreadableObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Random fleets of which one object after the other cannot be read. */
class RandomUnreadableTest {
    private static final Pattern MESSAGE = Pattern.compile("\"message\":\"[^\"]*\"");

    private final RandomCases cases = new RandomCases(100);

    @Test
    void whatIsDecidedIsWhatWouldBeDecidedIfItCouldBeRead() {
        cases.fleets(RandomUnreadableTest::rashDecisions, (fleet, policy) -> List.of());
    }

    @Test
    void inANamespaceThatNobodyGrantsItKeepsNothingFromBeingDecided() {
        cases.fleets(RandomUnreadableTest::needlessDoubts, (fleet, policy) -> List.of());
    }

    /** Writes of other objects that depend on what the unreadable one says. */
    private static List<String> rashDecisions(Case fleet, RolloutPolicy policy) {
        SimulatedCluster cluster = new SimulatedCluster(fleet.stored());
        Snapshot readable = cluster.snapshot();
        Reconciliation told = reconciliation(readable, policy);
        RandomSource random = new RandomSource(fleet.stored().size());
        List<String> rash = new ArrayList<>();
        for (var document : cluster.objects()) {
            UnreadableObject odd = OddObject.of(document, random);
            ObjectId id = ObjectId.of(odd.asRead());
            Reconciliation untold = reconciliation(readable.withUnreadable(odd), policy);
            for (ObjectId item : new TreeSet<>(WorkItems.all(readable))) {
                next(untold, item)
                        .filter(steps -> !described(steps, id).equals(described(told.next(item), id)))
                        .ifPresent(steps -> rash.add(item + " without " + id + " (" + odd.why() + "): "
                                + described(steps, id) + " instead of " + described(told.next(item), id)));
            }
        }
        return rash;
    }

    private static List<String> needlessDoubts(Case fleet, RolloutPolicy policy) {
        Snapshot known = new SimulatedCluster(fleet.stored()).snapshot();
        List<String> doubts = new ArrayList<>();
        for (Kind<?> kind : SolarKinds.ALL) {
            UnreadableObject odd = OddObject.nothingKnown(kind, "nowhere");
            Reconciliation told = reconciliation(known, policy);
            Reconciliation untold = reconciliation(known.withUnreadable(odd), policy);
            for (ObjectId item : new TreeSet<>(WorkItems.all(known))) {
                if (kind.equals(SolarKinds.RENDER_ARTIFACT) && isOfKind(item, SolarKinds.RENDER_ARTIFACT)) {
                    continue; // they may stand for one tag, whoever owns them
                }
                List<String> steps = described(told.next(item), item);
                Optional<List<String>> now = next(untold, item).map(decided -> described(decided, item));
                if (!now.equals(Optional.of(steps))) {
                    doubts.add(item + " with an unreadable " + kind.name() + ": " + now + " instead of " + steps);
                }
            }
        }
        return doubts;
    }

    private static Reconciliation reconciliation(Snapshot snapshot, RolloutPolicy policy) {
        return new Reconciliation(new SettledFleet(snapshot, policy));
    }

    private static Optional<List<Step>> next(Reconciliation reconciliation, ObjectId item) {
        try {
            return Optional.of(reconciliation.next(item));
        } catch (UndecidableException undecided) {
            return Optional.empty();
        }
    }

    /**
     * The writes but those of one object; nor what Profiles count by a grant, which stands until that can be read; nor the words
     * about a target to which a binding is not granted.
     */
    private static List<String> described(List<Step> steps, ObjectId but) {
        return steps.stream()
                .filter(step -> !step.id().equals(but))
                .filter(step -> !isOfKind(but, SolarKinds.REFERENCE_GRANT)
                        || !(step instanceof Step.SetStatus && isOfKind(step.id(), SolarKinds.PROFILE)))
                .map(step -> isOfKind(but, SolarKinds.RELEASE_BINDING)
                        ? MESSAGE.matcher(described(step)).replaceAll("")
                        : described(step))
                .sorted()
                .toList();
    }

    private static boolean isOfKind(ObjectId id, Kind<?> kind) {
        return id.kind().equals(kind);
    }

    private static String described(Step step) {
        return switch (step) {
            case Step.Create(ObjectId id, var document) -> "create " + id + " " + document;
            case Step.SetFinalizers(FleetObject<?> object, List<String> finalizers) ->
                "finalizers " + ObjectId.of(object) + " " + finalizers;
            case Step.SetStatus(FleetObject<?> object, var status, var removed) ->
                "status " + ObjectId.of(object) + " " + status + " without " + removed;
            case Step.SetSpec(FleetObject<?> object, var spec) -> "spec " + ObjectId.of(object) + " " + spec;
            case Step.Apply(ObjectId id, var document) -> "apply " + id + " " + document;
            case Step.Delete(FleetObject<?> object) -> "delete " + ObjectId.of(object);
            case Step.DeleteTag tag -> "delete tag of " + tag.id();
            case Step.KeepTag tag -> "keep tag of " + tag.id();
        };
    }
}
