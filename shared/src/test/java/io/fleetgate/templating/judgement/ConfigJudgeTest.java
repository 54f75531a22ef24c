package io.fleetgate.templating.judgement;

import static io.fleetgate.templating.Configs.WATCH;
import static io.fleetgate.templating.Configs.config;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.resource.ResourceStores;
import io.fleetgate.scope.ConfigScope;
import io.fleetgate.scope.ScopePolicy;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.templating.rendering.ConfigRenderer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Configs that are changed while not everything is known. */
class ConfigJudgeTest {
    private static final String READS_A_STORE =
            WATCH + "haproxyConfig: {template: '{{ resources.ingresses.List() | length }}'}";
    private static final String REFUSES = "haproxyConfig: {template: '{{ fail(\"no\") }}'}";

    private final ConfigJudge judge = new ConfigJudge(
            new ConfigCheck(new ConfigRenderer(RenderLimits.DEFAULT, () -> false), ManifestRule.NONE),
            ConfigScope.of("shop", ScopePolicy.STRICTEST),
            watches -> new ResourceStores(watches, List.of()));

    @Test
    void aStoredConfigThatCannotBeRenderedExcusesNothing() {
        assertThat(judge.judge(config(REFUSES), Optional.of(config(READS_A_STORE))))
                .singleElement()
                .satisfies(problem -> assertThat(problem.isError()).isTrue())
                .extracting(Problem::message)
                .isEqualTo("no");
    }

    @Test
    void whatIsNotKnownIsSaidAndNotTakenForEmpty() {
        assertThat(judge.judge(config(READS_A_STORE), Optional.empty()))
                .singleElement()
                .satisfies(problem -> assertThat(problem.isError()).isFalse())
                .extracting(Problem::reason)
                .isEqualTo(Reason.NOT_COMPUTED);
    }
}
