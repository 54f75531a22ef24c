package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.labelledRelease;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.document.Document;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.binding.BindingName;
import io.fleetgate.store.Snapshot;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a plan lists that changes nothing, and what it must not overlook. */
class ReplanTest {
    private static final String FLEET =
            version("ns/cv", "kyverno") + release("ns/r", "") + profile("ns/p", "r", "{}") + target("ns/a", "");

    private final Planner planner = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);

    @Test
    void anObjectThatTheServerGaveAGenerationIsUnchangedWhenAppliedAgain() {
        String stored = object("Profile", "ns/p", "generation: 3, uid: u", "releaseRef: {name: r}");

        Plan plan = plan(Fleet.of(stored), Fleet.apply(object("Profile", "ns/p", "", "releaseRef: {name: r}")));

        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.UNCHANGED);
        assertThat(plan.objects()).isEmpty();
    }

    @Test
    void aTargetIsNotListedBecauseItsReleaseHasAntiAffinity() {
        String fleet = version("ns/cv", "kyverno")
                + release("ns/r", "antiAffinity: {matchLabels: {c: mesh}}")
                + target("ns/a", "")
                + binding("ns/b", "{name: a}", "r");

        Plan plan = plan(Fleet.of(fleet), Fleet.apply(target("ns/a", "ring: new")));

        assertThat(plan.targets()).isEmpty();
    }

    @Test
    void aTargetIsNotListedBecauseItsReleaseIsLabelled() {
        String fleet = FLEET + binding("ns/b", "{name: a}", "r");

        Plan plan = plan(Fleet.of(fleet), Fleet.apply(labelledRelease("ns/r", "c: mesh", "")));

        assertThat(plan.objects()).isNotEmpty();
        assertThat(plan.targets()).isEmpty();
    }

    @Test
    void deletingWhatIsTerminatingAlreadyWritesNothing() {
        String terminating = object(
                "Target", "ns/a", "deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [example.test/hold]", "");

        Plan plan = plan(Fleet.of(terminating), List.of(Fleet.delete(SolarKinds.TARGET, "ns/a")));

        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.UNCHANGED);
        assertThat(plan.problems()).hasSize(1);
    }

    @Test
    void freeingANameLetsTheBindingThatWaitedForItBeCreated() {
        String name = "ns/" + BindingName.of(Fleet.key("ns/p"), Fleet.key("ns/a"), "r");
        Snapshot fleet = Fleet.of(FLEET + target("other/x", "") + binding(name, "{name: elsewhere}", "r"));

        Plan plan = plan(fleet, List.of(Fleet.delete(SolarKinds.RELEASE_BINDING, name)));

        assertThat(plan.targets())
                .extracting(target -> target.target() + " " + target.change())
                .containsExactly("ns/a GAIN");
    }

    @Test
    void deletingAKindThatIsNotJudgedIsSaidAndNotUndecidable() {
        Kind<?> unknown = Kind.unknown(new GroupKind("", "ConfigMap"), "v1");

        Plan plan = plan(Fleet.empty(), List.of(Fleet.delete(unknown, "ns/a")));

        assertThat(plan.problems())
                .extracting(found -> found.problem().reason().wireName())
                .containsExactly("UnknownKind");
    }

    @Test
    void metadataOfAnotherTypeIsAProblemAndEndsNoPlan() {
        ObjectNode document = Fleet.object(target("ns/a", "")).document().put("metadata", "text");
        FleetObject<?> object = new KindCatalog(SolarKinds.ALL).read(document);

        Plan plan = plan(Fleet.empty(), List.of(new Proposal.Apply(object, new Document(document, 1, 1))));

        assertThat(object.key()).isEqualTo(new ObjectKey("", ""));
        assertThat(plan.objects()).isNotEmpty();
    }

    private Plan plan(Snapshot base, List<Proposal> proposals) {
        return planner.plan(base, proposals, TargetScope.CHANGED);
    }
}
