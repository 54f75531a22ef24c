package io.fleetgate.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.document.Document;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.object.ObjectId;
import io.fleetgate.plan.ObjectPlan;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.Proposal;
import io.fleetgate.plan.TargetPlan;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.report.PlanJson;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Random fleets and random changes, judged by the model. */
class RandomFleetsTest {
    private static final int ROUNDS = 600;
    private static final KindCatalog CATALOG = new KindCatalog(SolarKinds.ALL);
    private static final List<String> TARGETS = List.of("a/t", "a/u", "a-b/t", "a-b/u");

    private final Planner planner = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);

    @Test
    void everyTargetResolvesAsTheModelSays() {
        for (int seed = 0; seed < ROUNDS; seed++) {
            List<ObjectNode> objects = new RandomFleet(seed).objects(4 + seed % 12);

            assertThat(resolved(snapshot(objects)))
                    .as("seed %d:%n%s", seed, lines(objects))
                    .isEqualTo(model(objects));
        }
    }

    @Test
    void aPlanListsExactlyTheTargetsThatChange() {
        for (int seed = 0; seed < ROUNDS; seed++) {
            RandomFleet fleet = new RandomFleet(seed);
            List<ObjectNode> before = fleet.objects(4 + seed % 12);
            Snapshot base = snapshot(before);
            List<Proposal> proposals = proposals(before, fleet.documents(1 + seed % 3), new Random(seed));

            Plan plan = planner.plan(base, proposals, TargetScope.CHANGED);

            List<ObjectNode> after = applied(before, proposals);
            Map<String, String> expected = model(after);
            Map<String, String> was = model(before);
            expected.entrySet().removeIf(target -> target.getValue().equals(was.get(target.getKey())));
            Map<String, String> listed = new TreeMap<>();
            for (TargetPlan target : plan.targets()) {
                if (!text(target.before()).equals(text(target.after()))) {
                    listed.put(target.target().toString(), text(target.after()));
                } else {
                    assertThat(target.before().rejected())
                            .as("seed %d", seed)
                            .isNotEqualTo(target.after().rejected());
                }
            }
            assertThat(listed)
                    .as("seed %d:%n%s%n%s", seed, lines(before), described(proposals))
                    .isEqualTo(expected);
        }
    }

    @Test
    void theOrderOfObjectsAndDocumentsDecidesNothing() {
        for (int seed = 0; seed < ROUNDS / 3; seed++) {
            RandomFleet fleet = new RandomFleet(seed);
            List<ObjectNode> before = new ArrayList<>(fleet.objects(4 + seed % 12));
            List<Proposal> proposals =
                    new ArrayList<>(proposals(before, fleet.documents(1 + seed % 4), new Random(seed)));
            String digest = PlanJson.digest(planner.plan(snapshot(before), proposals, TargetScope.ALL));
            Collections.shuffle(before, new Random(seed));
            Collections.shuffle(proposals, new Random(seed + 1));

            Plan shuffled = planner.plan(snapshot(before), proposals, TargetScope.ALL);

            assertThat(PlanJson.digest(shuffled)).as("seed %d", seed).isEqualTo(digest);
        }
    }

    @Test
    void afterAPlanIsCarriedOutEveryTargetIsAsThePlanSaidAndNothingIsLeftToDo() {
        for (int seed = 0; seed < ROUNDS; seed++) {
            RandomFleet fleet = new RandomFleet(seed);
            List<ObjectNode> before = fleet.objects(4 + seed % 12);
            List<Proposal> proposals = proposals(before, fleet.documents(1 + seed % 3), new Random(seed));
            Plan plan = planner.plan(snapshot(before), proposals, TargetScope.CHANGED);

            List<ObjectNode> done = carriedOut(before, plan);

            assertThat(resolved(snapshot(done)))
                    .as("seed %d:%n%s%n%s", seed, lines(before), described(proposals))
                    .isEqualTo(model(applied(before, proposals)));
            Plan again = planner.plan(snapshot(done), stillMeant(proposals, snapshot(done)), TargetScope.CHANGED);
            assertThat(again.objects())
                    .as("seed %d:%n%s%n%s", seed, lines(before), described(proposals))
                    .isEmpty();
            assertThat(again.targets()).as("seed %d", seed).isEmpty();
        }
    }

    private static List<Proposal> proposals(List<ObjectNode> stored, List<ObjectNode> documents, Random random) {
        List<Proposal> proposals = new ArrayList<>();
        for (ObjectNode document : documents) {
            boolean isStored = stored.stream().anyMatch(object -> RandomFleet.isSame(object, document));
            FleetObject<?> object = read(document);
            proposals.add(
                    isStored && random.nextInt(3) == 0
                            ? new Proposal.Delete(object.kind(), object.key(), 1, 1)
                            : new Proposal.Apply(object, new Document(document, 1, 1)));
        }
        return proposals;
    }

    /** What is stored right after the API server took the proposals: a deleted object is terminating. */
    private static List<ObjectNode> applied(List<ObjectNode> before, List<Proposal> proposals) {
        List<ObjectNode> after = new ArrayList<>();
        for (ObjectNode object : before) {
            after.add(proposals.stream()
                    .filter(proposal -> isAbout(proposal, object))
                    .findFirst()
                    .map(proposal -> applied(object, proposal))
                    .orElse(object));
        }
        for (Proposal proposal : proposals) {
            if (proposal instanceof Proposal.Apply apply
                    && before.stream().noneMatch(object -> isAbout(proposal, object))) {
                after.add(apply.object().document());
            }
        }
        return after;
    }

    private static ObjectNode applied(ObjectNode stored, Proposal proposal) {
        return switch (proposal) {
            case Proposal.Delete delete -> terminating(stored);
            case Proposal.Apply apply -> {
                ObjectNode object = apply.object().document().deepCopy();
                ObjectNode metadata = object.withObjectProperty("metadata");
                for (String kept : List.of("uid", "deletionTimestamp", "ownerReferences", "finalizers")) {
                    if (!metadata.has(kept) && stored.path("metadata").has(kept)) {
                        metadata.set(kept, stored.path("metadata").get(kept));
                    }
                }
                yield object;
            }
        };
    }

    private static boolean isAbout(Proposal proposal, ObjectNode object) {
        return proposal.kind().name().equals(object.path("kind").asText())
                && proposal.key().toString().equals(Json.key(object));
    }

    private static ObjectNode terminating(ObjectNode stored) {
        ObjectNode object = stored.deepCopy();
        if (!Json.isTerminating(object)) {
            object.withObjectProperty("metadata").put("deletionTimestamp", "2026-01-02T00:00:00Z");
        }
        return object;
    }

    /** What is stored once every write of a plan was done. */
    private static List<ObjectNode> carriedOut(List<ObjectNode> before, Plan plan) {
        List<ObjectNode> done = new ArrayList<>(before);
        Set<ObjectId> deleted = new HashSet<>();
        for (ObjectPlan write : plan.objects()) {
            ObjectNode subject = write.after().or(write::before).orElseThrow();
            switch (write.action()) {
                case DELETE -> deleted.add(write.id());
                case CREATE -> deleted.remove(write.id());
                case UPDATE -> {}
            }
            done.removeIf(object -> RandomFleet.isSame(object, subject));
            done.add(deleted.contains(write.id()) ? terminating(subject) : subject);
        }
        return done;
    }

    /** The same again; but finalizers that a document gives would take away those that the operator has added. */
    private static List<Proposal> stillMeant(List<Proposal> proposals, Snapshot snapshot) {
        return proposals.stream()
                .filter(proposal -> proposal instanceof Proposal.Apply
                        || snapshot.find(proposal.kind(), proposal.key()).isPresent())
                .map(proposal -> proposal instanceof Proposal.Apply apply ? withoutFinalizers(apply) : proposal)
                .toList();
    }

    private static Proposal withoutFinalizers(Proposal.Apply apply) {
        ObjectNode document = apply.object().document().deepCopy();
        document.withObjectProperty("metadata").remove("finalizers");
        return new Proposal.Apply(read(document), new Document(document, 1, 1));
    }

    private static String lines(Collection<?> values) {
        return values.stream().map(Object::toString).collect(Collectors.joining("\n"));
    }

    private static String described(List<Proposal> proposals) {
        return lines(proposals.stream()
                .map(proposal -> switch (proposal) {
                    case Proposal.Apply apply -> "apply " + apply.object().document();
                    case Proposal.Delete delete -> "delete " + delete.kind() + " " + delete.key();
                })
                .toList());
    }

    private static Snapshot snapshot(Collection<ObjectNode> objects) {
        Snapshot snapshot = Fleet.empty();
        for (ObjectNode object : objects) {
            snapshot = snapshot.with(read(object));
        }
        return snapshot;
    }

    private static FleetObject<?> read(ObjectNode object) {
        return CATALOG.read(object);
    }

    private static Map<String, String> resolved(Snapshot snapshot) {
        Map<String, String> results = new TreeMap<>();
        TARGETS.forEach(target -> results.put(
                target,
                text(new SettledFleet(snapshot, RolloutPolicy.DEFAULT)
                        .target(Fleet.key(target))
                        .resolution())));
        return results;
    }

    private static Map<String, String> model(List<ObjectNode> objects) {
        FleetModel fleet = new FleetModel(objects);
        Map<String, String> results = new TreeMap<>();
        for (String target : TARGETS) {
            TargetModel model = new TargetModel(fleet, target);
            results.put(target, model.accepted() + " but " + model.rejected());
        }
        return results;
    }

    private static String text(TargetResolution resolution) {
        List<String> accepted = resolution.accepted().stream()
                .map(won -> won.uniqueName() + " " + won.release() + " " + won.binding() + " " + won.priority())
                .toList();
        List<String> rejected = resolution.rejected().stream()
                .map(lost -> lost.binding() + " " + lost.release() + " "
                        + lost.reason().wireName()
                        + lost.by().map(by -> " " + by).orElse(""))
                .sorted()
                .toList();
        return accepted + " but " + rejected;
    }
}
