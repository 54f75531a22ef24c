package io.fleetgate.admission;

import static io.fleetgate.admission.Verdicts.errors;
import static io.fleetgate.admission.Verdicts.warnings;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.policy.Mode;
import io.fleetgate.policy.Rule;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Two stored Profiles, a Target and a grant that nobody can read, each of them to be mended or deleted first. */
class SetAsideTest {
    private static final FleetObject<?> ODD = Fleet.object(profile("ns/odd", "r", "[]"));
    private static final FleetObject<?> MENDED = Fleet.object(profile("ns/odd", "r", "{}"));
    private static final FleetObject<?> ODD_TARGET = Fleet.object(object("Target", "ns/odd", "labels: [a]", ""));
    private static final FleetObject<?> SOUND = Fleet.object(profile("ns/sound", "r", "{}"));

    @Test
    void oneIsMendedWhileTheOthersAreNot() {
        Verdict verdict = judge(strictest(), fleet().with(ODD), new Change.Update(ODD, MENDED));

        assertThat(verdict).isInstanceOf(Verdict.Allowed.class);
        assertThat(warnings(verdict)).contains("NotComputed ");
    }

    @Test
    void oneIsDeletedWhileTheOthersAreNotMended() {
        assertThat(judge(strictest(), fleet().with(ODD), new Change.Delete(ODD)))
                .isInstanceOf(Verdict.Allowed.class);
        assertThat(judge(strictest(), fleet().with(ODD_TARGET), new Change.Delete(ODD_TARGET)))
                .isInstanceOf(Verdict.Allowed.class);
    }

    @Test
    void oneIsMendedBesideAnotherKindThatCannotBeReadEither() {
        FleetObject<?> mended = Fleet.object(target("ns/odd", "a: b"));

        Verdict verdict = judge(strictest(), fleet().with(ODD_TARGET), new Change.Update(ODD_TARGET, mended));

        assertThat(verdict).isInstanceOf(Verdict.Allowed.class);
    }

    @Test
    void whatIsWrongWithTheMendedObjectItselfDeniesAllTheSame() {
        FleetObject<?> wrong = Fleet.object(profile("ns/odd", "r", "{matchLabels: {a: 'b c'}}"));

        Verdict verdict = judge(strictest(), fleet().with(ODD), new Change.Update(ODD, wrong));

        assertThat(errors(verdict)).isEqualTo("Invalid spec.targetSelector.matchLabels['a']");
    }

    @Test
    void aSoundObjectWaitsUntilTheOthersAreMended() {
        assertThatThrownBy(() -> judge(RulePolicy.DEFAULT, fleet(), new Change.Create(SOUND)))
                .isInstanceOfSatisfying(
                        UndecidableException.class,
                        undecided ->
                                assertThat(undecided.isForUnreadableObject()).isTrue());
    }

    @Test
    void aTargetIsCountedByItsLabelsWhateverItsSpecIs() {
        Snapshot deep = sound().withUnreadable(Fleet.unreadable(target("ns/deep", "")));

        Verdict verdict = judge(strictest(), deep, new Change.Create(SOUND));

        assertThat(warnings(verdict)).contains("TargetsGain ").doesNotContain("NotComputed");
    }

    @Test
    void oneWaitsForWhatComesByItself() {
        Snapshot unsynced = Fleet.empty().with(ODD).with(SolarKinds.RELEASE, Completeness.NOT_SYNCED);

        assertThatThrownBy(() -> judge(strictest(), unsynced, new Change.Update(ODD, MENDED)))
                .isInstanceOf(UndecidableException.class);
    }

    private static Snapshot sound() {
        String targets =
                IntStream.range(0, 10).mapToObj(i -> target("ns/t" + i, "")).collect(Collectors.joining());
        return Fleet.of(version("ns/cv", "k") + release("ns/r", "") + targets);
    }

    /** Ten targets; another Profile, a Target and a ReferenceGrant are set aside. */
    private static Snapshot fleet() {
        return sound().withUnreadable(Fleet.unreadable(profile("ns/other", "r", "[]")))
                .withUnreadable(Fleet.unreadable(object("Target", "ns/other", "labels: [a]", "")))
                .withUnreadable(Fleet.unreadable(object("ReferenceGrant", "ns/other", "", "from: none")));
    }

    /** Everything that looks at other objects denies. */
    private static RulePolicy strictest() {
        return RulePolicy.DEFAULT
                .with(Rule.BLAST_RADIUS, Mode.ENFORCE)
                .with(Rule.MISSING_REFERENCE, Mode.ENFORCE)
                .with(Rule.MISSING_GRANT, Mode.ENFORCE);
    }

    private static Verdict judge(RulePolicy policy, Snapshot before, Change change) {
        SettledFleet base = new SettledFleet(before, RolloutPolicy.DEFAULT);
        SettledFleet overlay = new SettledFleet(before.with(ChangeSet.of(change)), RolloutPolicy.DEFAULT);
        return new AdmissionRules(policy).judge(base, overlay, overlay, change);
    }
}
