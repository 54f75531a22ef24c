package io.fleetgate.registration;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.Fields;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The ValidatingWebhookConfiguration of what configs judge. Apart from the one that fences the fleet: what a template says must not
 * stop a cluster when nobody answers.
 */
public final class RegistrationDocument {
    public static final Kind<JsonNode> KIND = new Kind<>(
            new GroupKind("admissionregistration.k8s.io", "ValidatingWebhookConfiguration"),
            "v1",
            "validatingwebhookconfigurations",
            JsonNode.class,
            Fields::raw);

    /** The name of the object. */
    public static final String NAME = "fleetgate-watched";

    /** The name of the one that an installation comes with. */
    public static final String INSTALLED = "fleetgate";

    private static final String MANAGED_BY = "app.kubernetes.io/managed-by";
    private static final String OPERATOR = "fleetgate-operator";
    private static final int TIMEOUT_SECONDS = 10;

    private RegistrationDocument() {}

    /** Whether a stored object of that name is ours, and not somebody's who took the name first. */
    public static boolean isOurs(ObjectNode stored) {
        return stored.path("metadata").path("labels").path(MANAGED_BY).asText().equals(OPERATOR);
    }

    /**
     * The whole object; empty where nothing is judged and there must be none.
     *
     * @param installed the stored configuration that fences the fleet: the webhook is called as that says, and what is registered
     *     goes when it goes
     */
    public static Optional<ObjectNode> of(WatchRegistration registration, ObjectNode installed) {
        List<RegisteredResource> resources = registration.resources();
        if (resources.isEmpty() || !(installed.at("/webhooks/0/clientConfig") instanceof ObjectNode clientConfig)) {
            return Optional.empty();
        }
        ObjectNode document = JsonNodeFactory.instance
                .objectNode()
                .put("apiVersion", KIND.apiVersion())
                .put("kind", KIND.name());
        ObjectNode metadata = document.putObject("metadata").put("name", NAME);
        metadata.putObject("labels").put(MANAGED_BY, OPERATOR);
        metadata.putArray("ownerReferences").add(ownerReference(installed));
        ArrayNode webhooks = document.putArray("webhooks");
        resources.forEach(resource -> webhooks.add(webhook(resource, clientConfig, registration.unjudgedNamespaces())));
        return Optional.of(document);
    }

    private static ObjectNode ownerReference(ObjectNode owner) {
        ObjectNode reference = JsonNodeFactory.instance.objectNode();
        reference.set("apiVersion", owner.path("apiVersion"));
        reference.set("kind", owner.path("kind"));
        reference.set("name", owner.at("/metadata/name"));
        reference.set("uid", owner.at("/metadata/uid"));
        return reference;
    }

    private static ObjectNode webhook(RegisteredResource registered, ObjectNode clientConfig, List<String> unjudged) {
        ObjectNode webhook =
                JsonNodeFactory.instance.objectNode().put("name", RegisteredResource.name(registered.resource()));
        webhook.putArray("admissionReviewVersions").add("v1");
        webhook.set("clientConfig", clientConfig.deepCopy());
        webhook.put("sideEffects", "None")
                .put("matchPolicy", "Equivalent")
                .put("timeoutSeconds", TIMEOUT_SECONDS)
                .put("failurePolicy", "Ignore");
        switch (registered.reach()) {
            case Reach.Everywhere() -> {
                rule(webhook, registered, "*");
                select(webhook, "NotIn", unjudged);
            }
            case Reach.Within(var namespaces) -> {
                rule(webhook, registered, "Namespaced");
                select(webhook, "In", namespaces);
            }
        }
        return webhook;
    }

    private static void rule(ObjectNode webhook, RegisteredResource registered, String scope) {
        ObjectNode rule = webhook.putArray("rules").addObject();
        rule.putArray("apiGroups").add(registered.resource().group());
        rule.putArray("apiVersions").add(registered.resource().version());
        rule.putArray("operations").add("CREATE").add("UPDATE").add("DELETE");
        rule.putArray("resources").add(registered.resource().resource());
        rule.put("scope", scope);
    }

    private static void select(ObjectNode webhook, String operator, Collection<String> namespaces) {
        ObjectNode requirement = webhook.putObject("namespaceSelector")
                .putArray("matchExpressions")
                .addObject()
                .put("key", "kubernetes.io/metadata.name")
                .put("operator", operator);
        namespaces.forEach(requirement.putArray("values")::add);
    }
}
