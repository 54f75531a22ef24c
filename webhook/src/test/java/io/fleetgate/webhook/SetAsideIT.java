package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Snapshot;
import io.fleetgate.webhook.feed.DirectoryFeed;
import io.fleetgate.webhook.validate.FleetJudge;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers about the demo's fleet while something is stored that nobody can read. */
class SetAsideIT {
    private static final String PROFILE = "{\"apiVersion\":\"solar.opendefense.cloud/v1alpha1\",\"kind\":\"Profile\","
            + "\"metadata\":{\"name\":\"kyverno-next\",\"namespace\":\"fleet\"},\"spec\":{"
            + "\"releaseRef\":{\"name\":\"kyverno-v2\"},\"targetSelector\":{}}}";

    @TempDir
    private Path folder;

    @Test
    void aChangeInAnotherNamespaceIsJudgedAndPlannedAsEver() throws Exception {
        Snapshot sound = stored();
        Snapshot odd = sound;
        for (Kind<?> kind : SolarKinds.ALL) {
            odd = odd.withUnreadable(OddObjects.of(kind, "elsewhere", "odd"));
        }

        try (RunningWebhook webhook = webhook(odd);
                RunningWebhook expected = webhook(sound)) {
            String review = Reviews.ofProfile("UPDATE", PROFILE);

            assertThat(webhook.validate(review).statusCode()).isEqualTo(200);
            assertThat(webhook.validate(review).body())
                    .isEqualTo(expected.validate(review).body());
            assertThat(plan(webhook)).isEqualTo(plan(expected));
        }
    }

    @Test
    void whatMayDependOnItIsNotDecidedAndTheAnswerSaysOnWhatAndWhatToDo() throws Exception {
        Snapshot odd = stored().withUnreadable(OddObjects.of(SolarKinds.RELEASE_BINDING, "fleet", "odd"));

        try (RunningWebhook webhook = webhook(odd)) {
            HttpResponse<String> answer = webhook.dryRun("", PROFILE);

            assertThat(answer.statusCode()).isEqualTo(503);
            JsonNode problem = Reviews.tree(answer.body());
            assertThat(problem.path("code").asText()).isEqualTo("ObjectUnreadable");
            assertThat(problem.path("detail").asText())
                    .contains("ReleaseBinding fleet/odd is stored, but cannot be read: spec must be an object")
                    .contains("mend or delete that object");
        }
    }

    private static JsonNode plan(RunningWebhook webhook) throws Exception {
        HttpResponse<String> answer = webhook.dryRun("", PROFILE);
        assertThat(answer.statusCode()).isEqualTo(200);
        return Reviews.tree(answer.body());
    }

    private RunningWebhook webhook(Snapshot snapshot) throws Exception {
        FleetJudge judge = new FleetJudge(() -> new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);
        return RunningWebhook.over(new FixedFeed(snapshot, List.of()), judge, folder);
    }

    private static Snapshot stored() {
        try (DirectoryFeed feed =
                DirectoryFeed.read(Path.of("../docs/examples/fleet"), SolarKinds.ALL, FleetIndexes.ALL)) {
            return feed.snapshot();
        }
    }
}
