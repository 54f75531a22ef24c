package io.fleetgate.admission;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.policy.Mode;
import io.fleetgate.policy.Rule;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.problem.Problem;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The deletion of a Release that a binding names. */
class HeldReleaseTest {
    private static final Snapshot FLEET =
            Fleet.of(release("ns/r", "") + target("ns/a", "") + binding("ns/b", "{name: a}", "r"));

    @Test
    void theBindingThatHoldsItIsSaidOnce() {
        assertThat(said(RulePolicy.DEFAULT)).containsExactly("stays Terminating, held by ReleaseBinding ns/b");
    }

    @Test
    void theBindingThatHoldsItIsSaidByTheRuleThatIsOn() {
        assertThat(said(RulePolicy.DEFAULT.with(Rule.LIVE_BINDINGS, Mode.OFF)))
                .containsExactly("stays Terminating, held by ReleaseBinding ns/b");
        assertThat(said(RulePolicy.DEFAULT.with(Rule.STAYS_TERMINATING, Mode.OFF)))
                .containsExactly("is held by 1 live binding: ns/b");
    }

    private static List<String> said(RulePolicy policy) {
        Change delete = new Change.Delete(
                FLEET.find(SolarKinds.RELEASE, Fleet.key("ns/r")).orElseThrow());
        SettledFleet base = new SettledFleet(FLEET, RolloutPolicy.DEFAULT);
        SettledFleet overlay = base.with(ChangeSet.of(delete));
        return new AdmissionRules(policy)
                .judge(base, overlay, overlay, delete).warnings().stream()
                        .map(Problem::message)
                        .toList();
    }
}
