package io.fleetgate.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.document.Document;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.model.RandomFleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.Proposal;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Snapshot;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Prints plans with many targets, objects and problems: the main class of another JVM. */
final class PrintedPlan {
    private static final int FLEETS = 16;
    private static final KindCatalog CATALOG = new KindCatalog(SolarKinds.ALL);

    private PrintedPlan() {}

    /**
     * Prints to standard output.
     *
     * @param arguments the seed by which the input is shuffled
     */
    public static void main(String[] arguments) throws IOException {
        System.out.write(print(Long.parseLong(arguments[0])));
        System.out.flush();
    }

    static byte[] print(long order) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int seed = 0; seed < FLEETS; seed++) {
            Plan plan = plan(seed, new Random(order));
            bytes.write(PlanJson.write(plan, Allowance.UNLIMITED));
            bytes.write(PlanText.write(plan, Allowance.UNLIMITED));
        }
        return bytes.toByteArray();
    }

    private static Plan plan(int seed, Random order) {
        RandomFleet random = new RandomFleet(seed);
        List<ObjectNode> stored = new ArrayList<>(random.objects(24));
        List<Proposal> proposals = new ArrayList<>();
        for (ObjectNode document : random.documents(12)) {
            FleetObject<?> object = CATALOG.read(document);
            proposals.add(new Proposal.Apply(object, new Document(document, proposals.size() + 1, 1)));
        }
        Collections.shuffle(stored, order);
        Collections.shuffle(proposals, order);
        Snapshot snapshot = Fleet.empty();
        for (ObjectNode object : stored) {
            snapshot = snapshot.with(CATALOG.read(object));
        }
        return new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT)
                .plan(snapshot, proposals, TargetScope.ALL);
    }
}
