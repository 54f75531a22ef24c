package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.Verdict;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.informer.KindStatus;
import io.fleetgate.object.Kind;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import io.fleetgate.webhook.feed.Feed;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code /metrics} on the management port says about a store, about answers, and about nothing else. */
class MetricsIT {
    private static final Pattern DOCUMENTED = Pattern.compile("`(fleetgate_(?!operator_)[a-z_]+)`");
    private static final Pattern FAMILY = Pattern.compile("(?m)^# TYPE (fleetgate_[a-z_]+) ");

    @TempDir
    private Path folder;

    private int port;

    @BeforeEach
    void takeAFreePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            port = free.getLocalPort();
        }
    }

    @Test
    void everyAnswerIsCountedOnceByKindAndOutcome() throws Exception {
        try (RunningWebhook webhook = webhook()) {
            webhook.validate(Reviews.update());
            webhook.validate(Reviews.update());
            webhook.post("/validate", BodyPublishers.ofString("{"), "Content-Type", "application/json");
            webhook.post("/v1/dry-run", BodyPublishers.ofString("kind: ["), "Content-Type", "application/yaml");

            assertThat(metrics())
                    .contains("fleetgate_admission_requests_total{kind=\"Release\",outcome=\"allowed\"} 2.0")
                    .contains("fleetgate_admission_requests_total{kind=\"Release\",outcome=\"denied\"} 0.0")
                    .contains("fleetgate_admission_requests_total{kind=\"other\",outcome=\"refused\"} 1.0")
                    .contains("fleetgate_admission_duration_seconds_count 3")
                    .contains("fleetgate_dry_run_plans_total{outcome=\"refused\"} 1.0");
        }
    }

    @Test
    void theStoreIsShownByKind() throws Exception {
        try (RunningWebhook _ = webhook()) {
            assertThat(metrics())
                    .contains("fleetgate_store_objects{kind=\"Target\"} 0.0")
                    .contains("fleetgate_store_set_aside_objects{kind=\"Target\"} 1.0")
                    .contains("fleetgate_store_complete{kind=\"Target\"} 1.0")
                    .contains("fleetgate_store_complete{kind=\"Release\"} 0.0")
                    .contains("fleetgate_store_age_seconds{kind=\"Target\"} 7.0")
                    .contains("fleetgate_store_last_event_age_seconds{kind=\"Target\"} NaN")
                    .contains("fleetgate_store_lists_total{kind=\"Target\"} 2.0")
                    .contains("fleetgate_store_events_total{kind=\"Target\"} 50.0")
                    .contains("jvm_memory_used_bytes");
        }
    }

    @Test
    void noObjectIsNamed() throws Exception {
        try (RunningWebhook webhook = webhook()) {
            webhook.validate(Reviews.update());

            assertThat(metrics()).doesNotContain("odd").doesNotContain("kyverno");
        }
    }

    @Test
    void thePageOfOperationsListsEveryMetricAndNoOther() throws Exception {
        String page = Files.readString(Path.of("../docs/operations.md"));

        try (RunningWebhook _ = webhook()) {
            assertThat(names(DOCUMENTED, page)).isEqualTo(names(FAMILY, metrics()));
        }
    }

    @Test
    void metricsAreNotServedToCallersOfTheWebhook() throws Exception {
        try (RunningWebhook webhook = webhook()) {
            assertThat(webhook.get("/metrics").statusCode()).isEqualTo(404);
        }
    }

    private RunningWebhook webhook() throws Exception {
        Snapshot snapshot = Snapshot.empty(SolarKinds.ALL, FleetIndexes.ALL)
                .with(SolarKinds.TARGET, Completeness.COMPLETE)
                .withUnreadable(OddObjects.of(SolarKinds.TARGET, "sites", "odd"));
        return RunningWebhook.over(
                new WatchingFeed(snapshot),
                (_, _, _) -> new Verdict.Allowed(List.of()),
                folder,
                "management-listen=127.0.0.1:" + port);
    }

    private String metrics() throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            URI uri = URI.create("http://127.0.0.1:" + port + "/metrics");
            return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString())
                    .body();
        }
    }

    private static Set<String> names(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A feed whose watches stand still. */
    private record WatchingFeed(Snapshot snapshot) implements Feed {
        @Override
        public List<String> missing() {
            return List.of();
        }

        @Override
        public List<KindStatus> status() {
            Kind<?> kind = SolarKinds.TARGET;
            return List.of(new KindStatus(
                    kind, true, 0, 1, Duration.ofSeconds(7), Optional.empty(), 2, 50, OptionalLong.empty(), 0));
        }

        @Override
        public void awaitComplete() {
            // It never is.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }
}
