package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.admission.Verdict;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.problem.Problem;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** "Could not decide" leaves as HTTP 5xx with a stable reason: the API server's failurePolicy speaks, never we by mistake. */
class UndecidedIT {
    private static final Duration SOON = Duration.ofSeconds(5);

    @TempDir
    private Path folder;

    @Test
    @DisplayName("BC-016: a decision that hangs is answered by the deadline, and its thread ends")
    void aDecisionThatHangsIsAnsweredByTheDeadlineAndItsThreadEnds() throws Exception {
        CountDownLatch interrupted = new CountDownLatch(1);

        try (RunningWebhook webhook =
                RunningWebhook.judgingBy((_, _, _) -> hang(interrupted), folder, "decision-timeout=200ms")) {
            long start = System.nanoTime();
            HttpResponse<String> answer = webhook.validate(Reviews.update());
            Duration taken = Duration.ofNanos(System.nanoTime() - start);

            assertProblem(answer, 503, "DeadlineExceeded");
            assertThat(taken).isBetween(Duration.ofMillis(150), SOON);
            assertThat(interrupted.await(5, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void aDecisionThatIgnoresInterruptsIsStillAnsweredByTheDeadlineAndOthersAreServed() throws Exception {
        AtomicBoolean spin = new AtomicBoolean(true);

        try (RunningWebhook webhook = RunningWebhook.judgingBy(
                (_, change, _) -> change.key().name().equals("kyverno") ? spin(spin) : allowed(),
                folder,
                "decision-timeout=200ms")) {
            assertProblem(webhook.validate(Reviews.update()), 503, "DeadlineExceeded");
            assertThat(webhook.validate(Reviews.update().replace("\"name\":\"kyverno\"", "\"name\":\"other\""))
                            .statusCode())
                    .isEqualTo(200);
        } finally {
            spin.set(false);
        }
    }

    @Test
    void theCallersTimeoutShortensTheDeadline() throws Exception {
        try (RunningWebhook webhook =
                RunningWebhook.judgingBy((_, _, _) -> hang(new CountDownLatch(1)), folder, "decision-timeout=60s")) {
            HttpResponse<String> answer = webhook.post(
                    "/validate?timeout=1s",
                    BodyPublishers.ofString(Reviews.update()),
                    "Content-Type",
                    "application/json");

            assertProblem(answer, 503, "DeadlineExceeded");
        }
    }

    @Test
    @DisplayName("BC-004: a bug is an internal error with the uid, and no denial")
    void aBugIsAnInternalErrorAndNoDenial() throws Exception {
        try (RunningWebhook webhook = RunningWebhook.judgingBy(
                (_, _, _) -> {
                    throw new IllegalStateException("a secret detail");
                },
                folder)) {
            HttpResponse<String> answer = webhook.validate(Reviews.update());

            assertProblem(answer, 500, "InternalError");
            assertThat(answer.body()).doesNotContain("secret detail").doesNotContain("IllegalState");
        }
    }

    @Test
    void aStoreThatHasNotReadEverythingCannotDecideAndIsNotReady() throws Exception {
        Snapshot unread = Snapshot.empty(SolarKinds.ALL, FleetIndexes.ALL);

        try (RunningWebhook webhook = RunningWebhook.over(
                new FixedFeed(unread, List.of("Profile: not read yet")), UndecidedIT::readProfiles, folder)) {
            HttpResponse<String> answer = webhook.validate(Reviews.update());

            assertProblem(answer, 503, "StoreNotSynced");
            assertThat(webhook.get("/readyz").statusCode()).isEqualTo(503);
            assertThat(webhook.get("/readyz").body()).isEqualTo("Profile: not read yet\n");
            assertThat(webhook.get("/livez").statusCode()).isEqualTo(200);
        }
    }

    private static Verdict readProfiles(Snapshot stored, Change change, Allowance allowance) {
        return new Verdict.Allowed(stored.list(SolarKinds.PROFILE).stream()
                .map(_ -> Problem.unknownField("spec"))
                .toList());
    }

    private static Verdict allowed() {
        return new Verdict.Allowed(List.of());
    }

    private static Verdict hang(CountDownLatch interrupted) {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            interrupted.countDown();
        }
        return allowed();
    }

    private static Verdict spin(AtomicBoolean spin) {
        while (spin.get()) {
            Thread.onSpinWait();
        }
        return allowed();
    }

    private static void assertProblem(HttpResponse<String> answer, int status, String code) {
        JsonNode problem = Reviews.tree(answer.body());
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(problem.path("code").asText()).isEqualTo(code);
        assertThat(problem.path("uid").asText()).isEqualTo("u-1");
    }
}
