package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.Verdict;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code /readyz} says about the store, and what that means for answers. */
class ReadinessIT {

    @TempDir
    private Path folder;

    @Test
    void anObjectThatIsSetAsideIsNamedAndDoesNotMakeTheProcessUnready() throws Exception {
        try (RunningWebhook webhook = webhook(List.of(), List.of("set aside: Release sites/odd: it is odd"))) {
            HttpResponse<String> answer = webhook.get("/readyz");

            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).isEqualTo("ok\nset aside: Release sites/odd: it is odd\n");
        }
    }

    @Test
    void whatIsMissingComesFirstAndIsRed() throws Exception {
        try (RunningWebhook webhook =
                webhook(List.of("Target: not read yet"), List.of("set aside: Release sites/odd: it is odd"))) {
            HttpResponse<String> answer = webhook.get("/readyz");

            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(answer.body()).isEqualTo("Target: not read yet\nset aside: Release sites/odd: it is odd\n");
        }
    }

    @Test
    void aDecisionThatNeedsAnObjectThatIsSetAsideIsNotMade() throws Exception {
        Snapshot snapshot = snapshot().withUnreadable(OddObjects.of(SolarKinds.PROFILE, "sites", "odd"));

        try (RunningWebhook webhook = RunningWebhook.over(
                new FixedFeed(snapshot, List.of()),
                (overlay, _, _) -> {
                    overlay.list(SolarKinds.PROFILE);
                    return new Verdict.Allowed(List.of());
                },
                folder)) {
            HttpResponse<String> answer = webhook.validate(Reviews.update());

            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(Reviews.tree(answer.body()).path("code").asText()).isEqualTo("ObjectUnreadable");
        }
    }

    private RunningWebhook webhook(List<String> missing, List<String> notices) throws Exception {
        return RunningWebhook.over(
                new FixedFeed(snapshot(), missing, notices), (_, _, _) -> new Verdict.Allowed(List.of()), folder);
    }

    private static Snapshot snapshot() {
        Snapshot snapshot = Snapshot.empty(SolarKinds.ALL, FleetIndexes.ALL);
        for (var kind : SolarKinds.ALL) {
            snapshot = snapshot.with(kind, Completeness.COMPLETE);
        }
        return snapshot;
    }
}
