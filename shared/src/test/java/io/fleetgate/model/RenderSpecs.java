package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.TreeMap;

/** The specs of one target's RenderTasks, without the charts' descriptions, which decide nothing. */
final class RenderSpecs {
    private final String target;
    private final JsonNode registry;

    RenderSpecs(String target, JsonNode registry) {
        this.target = target;
        this.registry = registry;
    }

    ObjectNode release(JsonNode release, JsonNode version, Map<String, String> secretByHost) {
        Map<String, String> secretByResource = new TreeMap<>();
        Json.at(version, "/spec/resources")
                .properties()
                .forEach(resource -> secretByResource.put(
                        resource.getKey(),
                        secretByHost.getOrDefault(ModelNames.host(Json.text(resource.getValue(), "/repository")), "")));
        String tag = ModelNames.releaseTag(generation(release), secretByResource);
        ObjectNode spec = spec("release", ModelNames.releaseRepository(Json.key(release), target), tag);
        ObjectNode rendering = spec.putObject("release");
        chart(rendering, "release-" + Json.name(release), tag);
        ObjectNode input = rendering.putObject("input");
        input.putObject("component").put("name", Json.text(version, "/spec/componentRef/name"));
        input.set("entrypoint", Json.at(version, "/spec/entrypoint"));
        ObjectNode resources = input.putObject("resources");
        Json.at(version, "/spec/resources").properties().forEach(resource -> {
            ObjectNode access = resource.getValue().deepCopy();
            resources.set(resource.getKey(), access.put("pullSecretName", secretByResource.get(resource.getKey())));
        });
        rendering.set("targetNamespace", Json.at(release, "/spec/targetNamespace"));
        rendering.set("values", Json.at(release, "/spec/values"));
        spec.set("failedJobTTL", Json.at(release, "/spec/failedJobTTL"));
        return spec;
    }

    /** @param charts the address of every release's chart by unique name */
    ObjectNode bootstrap(Map<String, String> charts, JsonNode userdata, long version) {
        String tag = "v0.0." + version;
        ObjectNode spec = spec("bootstrap", ModelNames.bootstrapRepository(target), tag);
        ObjectNode rendering = spec.putObject("bootstrap");
        chart(rendering, "bootstrap-" + Json.nameOf(target), tag);
        ObjectNode input = rendering.putObject("input");
        ObjectNode releases = input.putObject("releases");
        charts.forEach((uniqueName, chart) -> {
            String address = chart.replaceFirst("^oci://", "");
            int colon = address.lastIndexOf(':');
            releases.putObject(uniqueName)
                    .put("repository", address.substring(0, colon))
                    .put("tag", address.substring(colon + 1))
                    .put("pullSecretName", Json.text(registry, "/spec/targetPullSecretName"))
                    .put("insecure", Json.at(registry, "/spec/plainHTTP").asBoolean());
        });
        input.set("userdata", userdata);
        return spec;
    }

    /** Releases in files have no generation; they are new. */
    static long generation(JsonNode release) {
        return Math.max(1, Json.generation(release));
    }

    private static void chart(ObjectNode rendering, String name, String tag) {
        rendering.putObject("chart").put("name", name).put("version", tag).put("appVersion", tag);
    }

    private ObjectNode spec(String type, String repository, String tag) {
        ObjectNode spec = JsonNodeFactory.instance.objectNode();
        spec.put("type", type)
                .put("repository", repository)
                .put("tag", tag)
                .put("baseURL", Json.text(registry, "/spec/hostname"))
                .put("plainHTTP", Json.at(registry, "/spec/plainHTTP").asBoolean())
                .put("ownerKind", "Target")
                .put("ownerName", Json.nameOf(target))
                .put("ownerNamespace", Json.namespaceOf(target));
        spec.putObject("pushSecretRef").put("name", Json.text(registry, "/spec/solarSecretRef/name"));
        return spec;
    }
}
