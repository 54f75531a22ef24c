package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.Verdict;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A webhook that is told to stop answers what it has begun. */
class DrainIT {
    @TempDir
    private Path folder;

    @Test
    void aRequestInFlightIsAnsweredWhileTheWebhookStops() throws Exception {
        CountDownLatch judging = new CountDownLatch(1);
        CountDownLatch stopping = new CountDownLatch(1);
        RunningWebhook webhook = RunningWebhook.judgingBy((_, _, _) -> judge(judging, stopping), folder);
        FutureTask<HttpResponse<String>> answer = new FutureTask<>(() -> webhook.validate(Reviews.update()));
        Thread.startVirtualThread(answer);
        judging.await();

        Thread stop = Thread.startVirtualThread(webhook::stop);
        stopping.countDown();

        assertThat(answer.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
        stop.join();
        webhook.close();
    }

    /** Decides only well after the stop has begun. */
    private static Verdict judge(CountDownLatch judging, CountDownLatch stopping) {
        judging.countDown();
        try {
            stopping.await();
            new CountDownLatch(1).await(1500, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new Verdict.Allowed(List.of());
    }
}
