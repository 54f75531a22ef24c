package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The published names, tags and hashes of what is rendered. Names in random fleets are short, so nothing is truncated. */
final class ModelNames {
    private ModelNames() {}

    static String releaseTask(String release, String target, long generation) {
        return "render-rel-" + Json.nameOf(release) + "-"
                + hash(release + "-" + Json.nameOf(target) + "-" + generation);
    }

    static String bootstrapTask(String target, long version) {
        return "render-tgt-" + Json.nameOf(target) + "-" + version;
    }

    static String releaseRepository(String release, String target) {
        return Json.namespaceOf(target) + "/" + Json.namespaceOf(release) + "/release-" + Json.nameOf(release);
    }

    static String bootstrapRepository(String target) {
        return Json.namespaceOf(target) + "/bootstrap-" + Json.nameOf(target);
    }

    static String releaseTag(long generation, Map<String, String> secretByResource) {
        StringBuilder text = new StringBuilder();
        new TreeMap<>(secretByResource)
                .forEach((resource, secret) ->
                        text.append(resource).append('=').append(secret).append(';'));
        return "v0.0." + generation + "-" + hash(text.toString());
    }

    static String artifact(String namespace, JsonNode taskSpec) {
        return "render-art-"
                + hash(namespace + "/" + Json.text(taskSpec, "/baseURL") + "/" + Json.text(taskSpec, "/repository")
                        + "/" + Json.text(taskSpec, "/tag"));
    }

    static String binding(String artifact, String target) {
        return "render-bind-" + hash(artifact + "/Target/" + Json.nameOf(target));
    }

    static String chartUrl(JsonNode spec) {
        String base = Json.text(spec, "/baseURL");
        return "oci://" + base.replaceFirst("^oci://", "").replaceFirst("/+$", "") + "/"
                + Json.text(spec, "/repository") + ":" + Json.text(spec, "/tag");
    }

    /** The registry of a repository, as Registries are told apart. */
    static String host(String repository) {
        return repository.replaceFirst("^oci://", "").replaceFirst("/.*", "").toLowerCase(Locale.ROOT);
    }

    static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 4);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
