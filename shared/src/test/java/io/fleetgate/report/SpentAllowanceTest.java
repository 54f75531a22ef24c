package io.fleetgate.report;

import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.UndecidableException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A plan is written within what is left of the time that it may take, however much there is to write. */
class SpentAllowanceTest {

    private static Stream<Named<BiFunction<Plan, Allowance, byte[]>>> forms() {
        return Stream.of(Named.of("JSON", PlanJson::write), Named.of("text", PlanText::write));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void writingAsksTheAllowanceAtEveryTargetAndObject(BiFunction<Plan, Allowance, byte[]> form) {
        AtomicInteger asked = new AtomicInteger();
        Plan plan = plan(20);

        byte[] written = form.apply(plan, () -> asked.incrementAndGet() < 0);

        assertThat(written).isNotEmpty();
        assertThat(asked.get())
                .isGreaterThanOrEqualTo(plan.targets().size() + plan.objects().size());
    }

    @ParameterizedTest
    @MethodSource("forms")
    void writingEndsWhereTheAllowanceDoes(BiFunction<Plan, Allowance, byte[]> form) {
        AtomicInteger left = new AtomicInteger(10);

        assertThatExceptionOfType(UndecidableException.class)
                .isThrownBy(() -> form.apply(plan(20), () -> left.decrementAndGet() < 0));
        assertThat(left).hasValue(-1);
    }

    private static Plan plan(int targets) {
        String fleet = IntStream.range(0, targets)
                .mapToObj(i -> target("ns/t" + i, "env: prod"))
                .collect(Collectors.joining("", release("ns/r", ""), ""));
        return new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT)
                .plan(
                        Fleet.of(fleet),
                        Fleet.apply(profile("ns/p", "r", "{matchLabels: {env: prod}}")),
                        TargetScope.CHANGED);
    }
}
