package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one request proposes is nothing to another: each is judged over the fleet as it is stored. */
class CrossTalkIT {
    private static final int ROUNDS = 50;
    private static final int AT_ONCE = 6;
    private static final String BINDING = """
            {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"ReleaseBinding",
             "metadata":{"name":"extra","namespace":"fleet"},
             "spec":{"targetRef":{"name":"edge-berlin"},"releaseRef":{"name":"kyverno-v2"}}}
            """;

    @TempDir
    private static Path folder;

    @Test
    @DisplayName("BC-100: requests at the same time get the answers that each gets alone")
    void requestsAtTheSameTimeGetTheAnswersThatEachGetsAlone() throws Exception {
        try (RunningWebhook webhook = RunningWebhook.overExampleFleet(folder);
                ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Callable<HttpResponse<String>>> requests = List.of(
                    () -> webhook.post("/v1/dry-run", BodyPublishers.ofString(BINDING)),
                    () -> webhook.post("/v1/dry-run?delete=Target/fleet/edge-berlin", BodyPublishers.noBody()),
                    () -> webhook.post("/v1/dry-run", BodyPublishers.ofString(BINDING + "}{")),
                    () -> webhook.validate(Reviews.of("ReleaseBinding", "CREATE", BINDING)),
                    () -> webhook.get("/v1/explain/targets/fleet/edge-berlin"));
            List<String> alone = new ArrayList<>();
            for (Callable<HttpResponse<String>> request : requests) {
                alone.add(request.call().body());
            }

            List<Integer> order = new ArrayList<>();
            for (int i = 0; i < ROUNDS * requests.size(); i++) {
                order.add(i % requests.size());
            }
            Collections.shuffle(order, new Random(100));
            List<Future<HttpResponse<String>>> answers = new ArrayList<>();
            order.forEach(request -> answers.add(threads.submit(requests.get(request))));

            for (int i = 0; i < order.size(); i++) {
                assertThat(answers.get(i).get().body()).isEqualTo(alone.get(order.get(i)));
            }
        }
    }
}
