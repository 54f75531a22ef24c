package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import io.fleetgate.webhook.validate.FleetJudge;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A review over a fleet that is large. */
class LargeFleetIT {
    private static final KindCatalog CATALOG = new KindCatalog(SolarKinds.ALL);
    private static final String EVERYTHING = """
            {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"Profile",
             "metadata":{"name":"p0","namespace":"fleet"},
             "spec":{"releaseRef":{"name":"r"},"targetSelector":{}}}
            """;

    @TempDir
    private static Path folder;

    @Test
    @DisplayName("BC-016: a Profile for 5,000 targets beside 300 others is answered within the decision's own time")
    void aProfileForEverythingIsAnsweredInTime() throws Exception {
        AdmissionRules rules = new AdmissionRules(RulePolicy.DEFAULT);
        try (RunningWebhook webhook = RunningWebhook.over(
                new FixedFeed(fleet(), List.of()), new FleetJudge(() -> rules, RolloutPolicy.DEFAULT), folder)) {
            HttpResponse<String> answer = webhook.validate(Reviews.of("Profile", "UPDATE", EVERYTHING));

            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).contains("selects every target in reach, 5000 now");
        }
    }

    private static Snapshot fleet() {
        Snapshot fleet = Snapshot.empty(SolarKinds.ALL, FleetIndexes.ALL);
        for (var kind : SolarKinds.ALL) {
            fleet = fleet.with(kind, Completeness.COMPLETE);
        }
        for (int i = 0; i < 5_000; i++) {
            fleet = with(fleet, "Target", "t" + i, "{}");
        }
        for (int i = 0; i < 300; i++) {
            fleet = with(fleet, "Profile", "p" + i, "{\"releaseRef\":{\"name\":\"r\"},\"targetSelector\":{}}");
        }
        return fleet;
    }

    private static Snapshot with(Snapshot fleet, String kind, String name, String spec) {
        return fleet.with(CATALOG.read((ObjectNode) Reviews.tree("""
                {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"%s",
                 "metadata":{"name":"%s","namespace":"fleet"},"spec":%s}
                """.formatted(kind, name, spec))));
    }
}
