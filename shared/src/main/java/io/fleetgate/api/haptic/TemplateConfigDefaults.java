package io.fleetgate.api.haptic;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.fleetgate.object.NewObject;
import java.util.LinkedHashMap;
import java.util.Map;

/** What holds where a config says nothing. Defaults come before validation, so that what is left out is never invalid. */
public final class TemplateConfigDefaults {
    /** What a spec says where it says nothing, by the path of the field. */
    static final Map<String, JsonNode> VALUES = values();

    private TemplateConfigDefaults() {}

    /**
     * The spec with every field set that has a default.
     *
     * @param namespace that of the config, where the Secret is unless it says otherwise
     */
    public static HAProxyTemplateConfigSpec fill(HAProxyTemplateConfigSpec spec, String namespace) {
        ObjectNode filled = NewObject.json(spec);
        VALUES.forEach((path, value) -> fill(filled, path, value));
        if (!spec.credentialsSecretRef().name().isEmpty()) {
            fill(filled, "credentialsSecretRef.namespace", TextNode.valueOf(namespace));
        }
        filled.path("watchedResources")
                .forEach(watched -> fill((ObjectNode) watched, "store", TextNode.valueOf("full")));
        return HAProxyTemplateConfigSpec.of(filled);
    }

    private static void fill(ObjectNode object, String path, JsonNode value) {
        int dot = path.indexOf('.');
        if (dot >= 0) {
            fill(object.withObjectProperty(path.substring(0, dot)), path.substring(dot + 1), value);
        } else if (!object.has(path)) {
            object.set(path, value);
        }
    }

    private static Map<String, JsonNode> values() {
        Map<String, JsonNode> values = new LinkedHashMap<>();
        values.put("controller.leaderElection.enabled", BooleanNode.TRUE);
        values.put("controller.leaderElection.leaseName", TextNode.valueOf("haptic-leader"));
        values.put("controller.leaderElection.leaseDuration", TextNode.valueOf("15s"));
        values.put("controller.leaderElection.renewDeadline", TextNode.valueOf("10s"));
        values.put("controller.leaderElection.retryPeriod", TextNode.valueOf("2s"));
        values.put("controller.configPublishing.compressionThreshold", IntNode.valueOf(1_048_576));
        values.put("dataplane.port", IntNode.valueOf(5555));
        values.put("dataplane.minDeploymentInterval", TextNode.valueOf("2s"));
        values.put("dataplane.driftPreventionInterval", TextNode.valueOf("60s"));
        values.put("dataplane.deploymentTimeout", TextNode.valueOf("30s"));
        values.put("dataplane.mapsDir", TextNode.valueOf("/etc/haproxy/maps"));
        values.put("dataplane.sslCertsDir", TextNode.valueOf("/etc/haproxy/ssl"));
        values.put("dataplane.generalStorageDir", TextNode.valueOf("/etc/haproxy/general"));
        values.put("dataplane.configFile", TextNode.valueOf("/etc/haproxy/haproxy.cfg"));
        values.put("dataplane.rawPushThreshold", IntNode.valueOf(100));
        values.put("templatingSettings.engine", TextNode.valueOf("pebble"));
        values.put("templatingSettings.renderTimeout", TextNode.valueOf("30s"));
        return values;
    }
}
