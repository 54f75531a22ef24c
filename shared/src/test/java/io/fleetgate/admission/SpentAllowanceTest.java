package io.fleetgate.admission;

import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import org.junit.jupiter.api.Test;

/** What is decided where there is no time to work consequences out. */
class SpentAllowanceTest {
    private static final Snapshot FLEET = Fleet.of(version("ns/cv", "k")
            + release("ns/r", "")
            + profile("ns/p", "r", "{matchLabels: {env: prod}}")
            + target("ns/a", "env: prod"));

    @Test
    void aTargetIsDecidedBecauseItAloneCanNeverBeTooMuch() {
        Verdict verdict = judge(target("ns/a", "env: test"));

        assertThat(verdict).isInstanceOf(Verdict.Allowed.class);
        assertThat(verdict.warnings())
                .filteredOn(warning -> warning.reason() == Reason.NOT_COMPUTED)
                .extracting(warning -> warning.fix())
                .containsExactly("ask for a dry-run, which may take longer");
    }

    @Test
    void aProfileIsNotBecauseItMightUndeployTheFleet() {
        assertThatThrownBy(() -> judge(profile("ns/p", "r", "{matchLabels: {env: test}}")))
                .isInstanceOf(UndecidableException.class);
    }

    private static Verdict judge(String yaml) {
        FleetObject<?> after = Fleet.object(yaml);
        FleetObject<?> before = FLEET.find(after.kind(), after.key()).orElseThrow();
        Change change = new Change.Update(before, after);
        SettledFleet base = new SettledFleet(FLEET, RolloutPolicy.DEFAULT, () -> true);
        SettledFleet overlay = base.over(FLEET.with(ChangeSet.of(change)));
        return new AdmissionRules(RulePolicy.DEFAULT).judge(base, overlay, overlay, change);
    }
}
