package io.fleetgate.webhook;

import static io.fleetgate.cluster.informer.WatchedFleet.await;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.watch.ScriptedApiServer;
import io.fleetgate.cluster.watch.ScriptedKind;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Changes of watched objects, judged by configs that come and go while the listener stays open. */
@Timeout(60)
class WatchedObjectIT {
    private static final String NO_TWO_OF_ONE_HOST = "{% for i in resources.ingresses.List() %}"
            + "{% for j in resources.ingresses.List() %}"
            + "{% if i.spec.host == j.spec.host and i.metadata.name != j.metadata.name %}"
            + "{{ fail('host ' + i.spec.host + ' is taken') }}{% endif %}{% endfor %}{% endfor %}";

    @TempDir
    private Path folder;

    @AutoClose
    private ScriptedApiServer server;

    @AutoClose
    private RunningWebhook webhook;

    private ScriptedKind configs;
    private ScriptedKind ingresses;

    @BeforeEach
    void start() throws Exception {
        server = new ScriptedApiServer();
        SolarKinds.ALL.forEach(server::install);
        configs = server.install(HapticKinds.TEMPLATE_CONFIG);
        ingresses = server.install("/apis/networking.k8s.io/v1", "ingresses", "Ingress", "true");
        ingresses.put(ingress("shop", "first", "a.example"));
    }

    @Test
    void aChangeAfterWhichATemplateFailsIsDeniedInTheWordsOfTheTemplateAlone() throws Exception {
        configs.put(config("shop", "ingresses", NO_TWO_OF_ONE_HOST));
        open();

        JsonNode denied = judged("CREATE", ingress("shop", "second", "a.example"));
        JsonNode allowed = judged("CREATE", ingress("shop", "second", "b.example"));
        JsonNode unchanged = judged("UPDATE", ingress("shop", "first", "a.example"));

        assertThat(denied.at("/status/message").asText()).isEqualTo("host a.example is taken");
        assertThat(allowed.path("allowed").asBoolean()).as(allowed.toString()).isTrue();
        assertThat(unchanged.path("allowed").asBoolean()).isTrue();
        assertThat(server.methods()).containsExactly("GET");
    }

    @Test
    void whatIsOutOfAConfigsScopeOrWatchedByNobodyIsAllowed() throws Exception {
        configs.put(config("shop", "ingresses", NO_TWO_OF_ONE_HOST));
        open();

        JsonNode elsewhere = judged("CREATE", ingress("bank", "second", "a.example"));
        JsonNode other = Reviews.tree(webhook.validate(
                        review("CREATE", ingress("shop", "second", "a.example")).replace("ingresses", "services"))
                .body());

        assertThat(elsewhere.path("allowed").asBoolean()).isTrue();
        assertThat(other.at("/response/allowed").asBoolean())
                .as(other.toString())
                .isTrue();
    }

    @Test
    void aConfigThatComesOrGoesIsFollowedWithoutANewListener() throws Exception {
        open();
        assertThat(allows(ingress("shop", "second", "a.example"))).isTrue();

        configs.put(config("shop", "ingresses", NO_TWO_OF_ONE_HOST));
        await(() -> !allows(ingress("shop", "second", "a.example")));
        configs.put(config("shop", "ingresses", "# {{ 1 }}"));
        await(() -> allows(ingress("shop", "second", "a.example")));
        configs.delete("shop/edge");
        await(() -> isReady() && allows(ingress("shop", "second", "a.example")));
    }

    @Test
    void aResourceThatIsNotServedMakesOnlyWhatNeedsItUndecidable() throws Exception {
        configs.put(config("shop", "ingresses", NO_TWO_OF_ONE_HOST));
        configs.put(config("bank", "routes", "# {{ resources.routes.List() }}").replace("\"edge\"", "\"routes\""));
        open();

        HttpResponse<String> routes = webhook.validate(
                review("CREATE", ingress("bank", "r", "a.example")).replace("\"ingresses\"", "\"routes\""));
        JsonNode denied = judged("CREATE", ingress("shop", "second", "a.example"));
        HttpResponse<String> ready = webhook.get("/readyz");

        assertThat(routes.statusCode()).isEqualTo(503);
        assertThat(routes.body()).contains("StoreReadFailed").contains("serves no routes.networking.k8s.io/v1");
        assertThat(denied.path("allowed").asBoolean()).isFalse();
        assertThat(ready.statusCode()).isEqualTo(200);
        assertThat(ready.body()).contains("watched resource routes.networking.k8s.io/v1 in namespace bank");
    }

    @Test
    void aTenantsConfigThatWatchesSecretsIsRefusedAndJudgesNothingWhereItIsStored() throws Exception {
        configs.put(config("shop", "secrets", "{{ fail('no') }}").replace("networking.k8s.io/v1", "v1"));
        open();

        assertThat(server.requests("/secrets")).isEmpty();
        assertThat(webhook.get("/readyz").body()).contains("HAProxyTemplateConfig shop/edge judges nothing");
    }

    @Test
    void aConfigIsDeniedForWhatItRendersFromTheObjectsAsTheyAre() throws Exception {
        configs.put(config("shop", "ingresses", "# {{ 1 }}"));
        ingresses.put(ingress("shop", "second", "a.example"));
        open();

        JsonNode denied = response(
                "UPDATE",
                config("shop", "ingresses", NO_TWO_OF_ONE_HOST),
                config("shop", "ingresses", "# {{ 1 }}"),
                "HAProxyTemplateConfig",
                "haproxy-haptic.org",
                "v1alpha1",
                "haproxytemplateconfigs");

        assertThat(denied.at("/status/message").asText()).isEqualTo("host a.example is taken");
    }

    private void open() throws Exception {
        Path kubeconfig = Files.writeString(folder.resolve("kubeconfig"), """
                apiVersion: v1
                kind: Config
                clusters: [{name: scripted, cluster: {server: "%s"}}]
                users: [{name: nobody, user: {}}]
                contexts: [{name: scripted, context: {cluster: scripted, user: nobody}}]
                current-context: scripted
                """.formatted(server.url()));
        webhook = RunningWebhook.of(folder.resolve("certificates"), "store=cluster", "kubeconfig=" + kubeconfig);
        await(this::isReady);
    }

    private boolean isReady() {
        return answers(() -> webhook.get("/readyz").statusCode() == 200);
    }

    private boolean allows(String ingress) {
        return answers(() -> judged("CREATE", ingress).path("allowed").asBoolean());
    }

    /** For conditions that are waited for; a request that fails is no answer that a test waits for. */
    private static boolean answers(Callable<Boolean> question) {
        try {
            return question.call();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private JsonNode judged(String operation, String ingress) throws Exception {
        return Reviews.tree(webhook.validate(review(operation, ingress)).body()).path("response");
    }

    private static String review(String operation, String ingress) {
        return text(operation, ingress, ingress, "Ingress", "networking.k8s.io", "v1", "ingresses");
    }

    private JsonNode response(
            String operation, String object, String before, String kind, String group, String version, String resource)
            throws Exception {
        return Reviews.tree(webhook.validate(text(operation, object, before, kind, group, version, resource))
                        .body())
                .path("response");
    }

    private static String text(
            String operation,
            String object,
            String before,
            String kind,
            String group,
            String version,
            String resource) {
        JsonNode tree = Reviews.tree(object);
        return """
                {"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"u-1",
                 "kind":{"group":"%s","version":"%s","kind":"%s"},
                 "resource":{"group":"%s","version":"%s","resource":"%s"},
                 "name":"%s","namespace":"%s","operation":"%s","object":%s,"oldObject":%s}}
                """.formatted(
                        group,
                        version,
                        kind,
                        group,
                        version,
                        resource,
                        tree.at("/metadata/name").asText(),
                        tree.at("/metadata/namespace").asText(),
                        operation,
                        object,
                        operation.equals("UPDATE") ? before : "null");
    }

    private static String ingress(String namespace, String name, String host) {
        return """
                {"apiVersion":"networking.k8s.io/v1","kind":"Ingress","metadata":{"namespace":"%s","name":"%s"},
                 "spec":{"host":"%s"}}""".formatted(namespace, name, host);
    }

    private static String config(String namespace, String resources, String template) {
        return """
                {"apiVersion":"haproxy-haptic.org/v1alpha1","kind":"HAProxyTemplateConfig",
                 "metadata":{"namespace":"%s","name":"edge"},"spec":{
                  "watchedResources":{"%s":{"apiVersion":"networking.k8s.io/v1","resources":"%s",
                   "indexBy":["metadata.name"],"enableValidationWebhook":true}},
                  "haproxyConfig":{"template":"%s"}}}""".formatted(namespace, resources, resources, template);
    }
}
