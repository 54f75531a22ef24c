package io.fleetgate.e2e.installation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.function.Consumer;

/** The shipped ValidatingWebhookConfiguration, changed as far as a test needs it changed. */
public final class Registration {
    private final ObjectNode configuration;

    private Registration(ObjectNode configuration) {
        this.configuration = configuration;
    }

    /** As it is shipped: it calls a Service and trusts nobody. */
    static Registration shipped() throws IOException {
        return new Registration((ObjectNode) Deploy.documents(Deploy.ADMISSION).getFirst());
    }

    /** Called by URL, trusting the CA that the process issued: what an installer does where the webhook is no Pod. */
    public Registration calling(FleetgateProcess webhook) {
        return calling(webhook.url(), webhook.caCertificate());
    }

    /** Called by URL, trusting a CA given in PEM. */
    public Registration calling(URI webhook, String caCertificate) {
        var caBundle = Base64.getEncoder().encodeToString(caCertificate.getBytes(StandardCharsets.US_ASCII));
        return withEach(each -> each.putObject("clientConfig")
                .put("url", webhook.resolve("/validate").toString())
                .put("caBundle", caBundle));
    }

    /** A second registration beside the others. */
    public Registration named(String name) {
        return with(changed -> changed.withObject("metadata").put("name", name));
    }

    /** Concerned with one namespace only. */
    public Registration onlyIn(String namespace) {
        return withEach(each -> requirement(each, "kubernetes.io/metadata.name", "In")
                .putArray("values")
                .add(namespace));
    }

    /** Not concerned with namespaces that have a label of this key. */
    public Registration exceptLabelled(String key) {
        return withEach(each -> requirement(each, key, "DoesNotExist"));
    }

    /** What the API server does when the webhook does not answer: {@code Fail} or {@code Ignore}. */
    public Registration withFailurePolicy(String policy) {
        return withEach(each -> each.put("failurePolicy", policy));
    }

    /** The manifest; JSON is YAML. */
    String manifest() {
        return configuration.toString();
    }

    private Registration with(Consumer<ObjectNode> change) {
        var changed = configuration.deepCopy();
        change.accept(changed);
        return new Registration(changed);
    }

    private Registration withEach(Consumer<ObjectNode> change) {
        return with(changed -> changed.path("webhooks").forEach(each -> change.accept((ObjectNode) each)));
    }

    private static ObjectNode requirement(ObjectNode webhook, String key, String operator) {
        return webhook.withObject("namespaceSelector")
                .withArray("matchExpressions")
                .addObject()
                .put("key", key)
                .put("operator", operator);
    }
}
