package io.fleetgate.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.document.Document;
import io.fleetgate.explain.Arrival;
import io.fleetgate.explain.TargetExplanation;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.model.RandomFleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.Proposal;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RejectionReason;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Snapshot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is answered is what {@code docs/schemas} describes, and nothing else is. */
class PublishedSchemaTest {
    private static final int ROUNDS = 150;
    private static final KindCatalog CATALOG = new KindCatalog(SolarKinds.ALL);
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    private final Planner planner = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);

    @Test
    void everyGoldenPlanIsAsDescribed() throws IOException {
        List<Path> plans;
        try (var files = Files.walk(GOLDEN)) {
            plans = files.filter(file -> file.endsWith("plan.json")).toList();
        }

        assertThat(plans).isNotEmpty();
        for (Path plan : plans) {
            assertThat(PublishedSchema.read("plan").faults(Files.readAllBytes(plan)))
                    .as("%s", plan)
                    .isEmpty();
        }
    }

    @Test
    void plansOfRandomFleetsAreAsDescribed() {
        PublishedSchema schema = PublishedSchema.read("plan");
        for (int seed = 0; seed < ROUNDS; seed++) {
            RandomFleet random = new RandomFleet(seed);
            Snapshot fleet = fleet(random, seed);

            byte[] plan =
                    PlanJson.write(planner.plan(fleet, proposals(random, fleet), TargetScope.ALL), Allowance.UNLIMITED);

            assertThat(schema.faults(plan)).as("seed %d", seed).isEmpty();
        }
    }

    @Test
    void explanationsOfRandomFleetsAreAsDescribed() {
        PublishedSchema explanation = PublishedSchema.read("explanation");
        PublishedSchema reach = PublishedSchema.read("reach");
        for (int seed = 0; seed < ROUNDS; seed++) {
            SettledFleet fleet = new SettledFleet(fleet(new RandomFleet(seed), seed), RolloutPolicy.DEFAULT);
            for (FleetObject<?> target : fleet.snapshot().list(SolarKinds.TARGET)) {
                byte[] answer = ExplanationJson.write(TargetExplanation.of(fleet, target.key(), 3));
                assertThat(explanation.faults(answer)).as("seed %d", seed).isEmpty();
            }
            for (var profile : fleet.snapshot().list(SolarKinds.PROFILE)) {
                assertThat(reach.faults(ArrivalJson.write(Arrival.ofProfile(fleet, profile), 1)))
                        .as("seed %d", seed)
                        .isEmpty();
            }
            for (var release : fleet.snapshot().list(SolarKinds.RELEASE)) {
                assertThat(reach.faults(ArrivalJson.write(Arrival.ofRelease(fleet, release), 1)))
                        .as("seed %d", seed)
                        .isEmpty();
            }
        }
    }

    @Test
    void aFieldThatIsNotDescribedIsFound() {
        byte[] plan = PlanJson.write(planner.plan(Fleet.empty(), List.of(), TargetScope.ALL), Allowance.UNLIMITED);
        String extended = new String(plan, StandardCharsets.UTF_8).replaceFirst("\\{", "{\"x\": 1,");

        assertThat(PublishedSchema.read("plan").faults(extended.getBytes(StandardCharsets.UTF_8)))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plan", "explanation", "reach", "problem"})
    void everyFieldIsDescribedThereAndNamedOnThePageOfTheApi(String name) throws IOException {
        String page = Files.readString(Path.of("../docs/api.md"));
        Set<String> bare = new TreeSet<>();
        Set<String> unnamed = new TreeSet<>();

        fields(PublishedSchema.read(name).tree(), (field, schema) -> {
            if (schema.path("description").asText().length() < 5) {
                bare.add(field);
            }
            if (!page.contains("`" + field + "`") && !page.contains("\"" + field + "\"")) {
                unnamed.add(field);
            }
        });

        assertThat(bare).isEmpty();
        assertThat(unnamed).isEmpty();
        assertThat(page).contains("schemas/" + name + ".schema.json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"plan", "explanation"})
    void theReasonsOfRejectionAreThoseOfTheCode(String name) {
        Set<String> described = new TreeSet<>();
        PublishedSchema.read(name)
                .tree()
                .at("/$defs/rejected/properties/reason/enum")
                .forEach(reason -> described.add(reason.asText()));

        assertThat(described)
                .isEqualTo(new TreeSet<>(Arrays.stream(RejectionReason.values())
                        .map(RejectionReason::wireName)
                        .toList()));
    }

    private static void fields(JsonNode schema, BiConsumer<String, JsonNode> visitor) {
        if (schema.path("properties").isObject()) {
            schema.path("properties").properties().forEach(field -> visitor.accept(field.getKey(), field.getValue()));
        }
        schema.forEach(child -> fields(child, visitor));
    }

    private static Snapshot fleet(RandomFleet random, int seed) {
        Snapshot snapshot = Fleet.empty();
        for (ObjectNode object : random.objects(6 + seed % 10)) {
            snapshot = snapshot.with(CATALOG.read(object));
        }
        return snapshot;
    }

    private static List<Proposal> proposals(RandomFleet random, Snapshot fleet) {
        List<Proposal> proposals = new ArrayList<>();
        int document = 1;
        for (ObjectNode object : random.documents(3)) {
            FleetObject<?> read = CATALOG.read(object);
            proposals.add(
                    document++ == 2 && fleet.find(read.kind(), read.key()).isPresent()
                            ? new Proposal.Delete(read.kind(), read.key(), 0, 0)
                            : new Proposal.Apply(read, new Document(object, document, 1)));
        }
        return proposals;
    }
}
