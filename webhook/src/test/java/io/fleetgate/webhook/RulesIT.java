package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.webhook.http.StartException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The modes of rules over HTTPS, in a file that changes while the webhook runs, as a mounted ConfigMap does. */
@Timeout(60)
class RulesIT {
    private static final String WARN = "rules: {unique-name-format: warn}\n";
    private static final String ENFORCE = "rules: {unique-name-format: enforce}\n";

    @TempDir
    private Path folder;

    private RunningWebhook webhook;

    @BeforeEach
    void start() throws Exception {
        Files.createDirectory(folder.resolve("fleet"));
        mount("first", WARN);
        webhook = open();
    }

    @AfterEach
    void stop() {
        webhook.close();
    }

    @Test
    void aChangedFileTakesEffectWithoutARestartForVerdictsAndPlans() throws Exception {
        assertThat(isAllowed()).isTrue();
        assertThat(planVerdict()).isEqualTo("changed");

        mount("second", ENFORCE);
        await(() -> !isAllowed());

        assertThat(planVerdict()).isEqualTo("denied");
        assertThat(readiness()).isEqualTo("ok\n");
    }

    @Test
    void anInvalidEditKeepsTheRulesAndIsSaidOnReadyz() throws Exception {
        mount("second", "rules:\n  unique-name-format: deny\n  no-such-rule: warn\n");
        await(() -> !readiness().equals("ok\n"));

        assertThat(webhook.get("/readyz").statusCode()).isEqualTo(200);
        assertThat(readiness())
                .startsWith("ok\n")
                .contains("line 2: rules.unique-name-format: must be off or warn or enforce, but is \"deny\"")
                .contains("line 3: rules.no-such-rule: is no rule")
                .endsWith("the rules that held before hold on\n");
        assertThat(isAllowed()).isTrue();

        mount("third", WARN);
        await(() -> readiness().equals("ok\n"));
    }

    @Test
    void aFileThatIsGoneKeepsTheRulesUntilItIsBack() throws Exception {
        Files.delete(rules());
        await(() -> readiness().contains("does not exist"));

        assertThat(isAllowed()).isTrue();

        mount("second", WARN);
        await(() -> readiness().equals("ok\n"));
    }

    @Test
    void aWebhookDoesNotStartWithRulesThatAreWrongAndSaysAllThatIs() throws Exception {
        mount("second", "rules:\n  unique-name-format: deny\n  no-such-rule: warn\n");

        assertThatThrownBy(this::open)
                .isInstanceOf(StartException.class)
                .hasMessageContaining("line 2: rules.unique-name-format: ")
                .hasMessageContaining("line 3: rules.no-such-rule: ");
    }

    @Test
    void aWebhookDoesNotStartWithoutTheFileThatIsNamed() throws Exception {
        Files.delete(rules());

        assertThatThrownBy(this::open)
                .isInstanceOf(StartException.class)
                .hasMessageMatching("the rules file .*rules.yaml does not exist");
    }

    private RunningWebhook open() throws Exception {
        return RunningWebhook.of(
                folder.resolve("certificates"), "store=dir:" + folder.resolve("fleet"), "rules=" + rules());
    }

    private Path rules() {
        return folder.resolve("rules.yaml");
    }

    /** A new version beside the old one, then one step that makes it the file: so a kubelet does it. */
    private void mount(String version, String text) throws Exception {
        Path content = Files.writeString(folder.resolve(version), text);
        Path link = Files.createSymbolicLink(folder.resolve(version + ".link"), content);
        Files.move(link, rules(), StandardCopyOption.ATOMIC_MOVE);
    }

    private boolean isAllowed() throws Exception {
        HttpResponse<String> answer = webhook.validate(Reviews.updateBut(request -> {
            request.put("operation", "CREATE").putNull("oldObject");
            ((ObjectNode) request.at("/object/spec"))
                    .put("uniqueName", "a.b")
                    .putObject("componentVersionRef")
                    .put("name", "cv");
        }));
        JsonNode response = Reviews.tree(answer.body()).path("response");
        return response.path("allowed").asBoolean();
    }

    private String planVerdict() throws Exception {
        String release = """
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Release
                metadata: {name: kyverno, namespace: sites}
                spec: {uniqueName: a.b, componentVersionRef: {name: cv}}
                """;
        return Reviews.tree(webhook.post("/v1/dry-run", BodyPublishers.ofString(release))
                        .body())
                .path("verdict")
                .asText();
    }

    private String readiness() throws Exception {
        return webhook.get("/readyz").body();
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!condition.call()) {
            assertThat(System.nanoTime()).as("nanoseconds").isLessThan(end);
            LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
        }
    }
}
