package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** HAProxyTemplateConfigs, as the API server and as people propose them. */
class TemplateConfigIT {
    @TempDir
    private static Path folder;

    @AutoClose
    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        webhook = RunningWebhook.overExampleFleet(folder);
    }

    @Test
    void aConfigThatCompilesIsAllowed() throws Exception {
        JsonNode response = review("CREATE", "# {{ 1 + 1 }}", "");

        assertThat(response.path("allowed").asBoolean()).as(response.toString()).isTrue();
    }

    @Test
    void aTemplateThatDoesNotCompileIsDeniedWithItsFieldAndLine() throws Exception {
        JsonNode response = review("CREATE", "first\\n{% if %}", "");

        assertThat(response.path("allowed").asBoolean()).isFalse();
        assertThat(response.at("/status/message").asText())
                .startsWith("spec.haproxyConfig.template: line 2, column 7: ");
    }

    @Test
    void whatWasWrongBeforeIsAWarning() throws Exception {
        JsonNode response = review("UPDATE", "{% if %}", "{% if %}");

        assertThat(response.path("allowed").asBoolean()).isTrue();
        assertThat(response.path("warnings").path(0).asText())
                .startsWith("spec.haproxyConfig.template: line 1, column 7: ");
    }

    @Test
    void aDryRunSaysTheSame() throws Exception {
        JsonNode plan = Reviews.tree(webhook.dryRun("", config("{% if %}")).body());

        assertThat(plan.path("verdict").asText()).isEqualTo("denied");
        assertThat(plan.at("/problems/0/path").asText()).isEqualTo("spec.haproxyConfig.template");
        assertThat(plan.at("/objects/0/object/kind").asText()).isEqualTo("HAProxyTemplateConfig");
    }

    @Test
    void aDryRunOfAConfigThatCompilesCreatesItAndNothingElse() throws Exception {
        JsonNode plan = Reviews.tree(webhook.dryRun("", config("x")).body());

        assertThat(plan.path("verdict").asText()).as(plan.toString()).isEqualTo("changed");
        assertThat(plan.path("objects")).hasSize(1);
        assertThat(plan.path("problems")).isEmpty();
    }

    /** @param before the template of the stored config; empty where there is none */
    private static JsonNode review(String operation, String template, String before) throws Exception {
        String review = """
            {"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"u-1","operation":"%s",
             "namespace":"shop","name":"edge",
             "kind":{"group":"haproxy-haptic.org","version":"v1alpha1","kind":"HAProxyTemplateConfig"},
             "resource":{"group":"haproxy-haptic.org","version":"v1alpha1","resource":"haproxytemplateconfigs"},
             "object":%s, "oldObject":%s}}
            """.formatted(operation, config(template), before.isEmpty() ? "null" : config(before));
        return Reviews.tree(webhook.validate(review).body()).path("response");
    }

    private static String config(String template) {
        return """
            {"apiVersion":"haproxy-haptic.org/v1alpha1","kind":"HAProxyTemplateConfig",
             "metadata":{"namespace":"shop","name":"edge"},
             "spec":{"haproxyConfig":{"template":"%s"}}}
            """.formatted(template);
    }
}
