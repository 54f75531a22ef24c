package io.fleetgate.render.name;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.text.Sha256;
import io.fleetgate.text.ShortenedName;
import java.util.Map;
import java.util.TreeMap;

/** The published formulas for names, repositories and tags. A name that is too long is shortened and ends in a hash. */
public final class RenderNames {
    private static final int HASH_LENGTH = 8;
    private static final int MAX_NAME = 253;

    private RenderNames() {}

    /** The task that renders a release for a target. */
    public static String releaseTask(ObjectKey release, String target, long generation) {
        String id = release.namespace() + "/" + release.name() + "-" + target + "-" + generation;
        return ShortenedName.of("render-rel-" + release.name() + "-" + hash(id), MAX_NAME);
    }

    /** The task that renders what installs all releases of a target. */
    public static String bootstrapTask(String target, long version) {
        return ShortenedName.of("render-tgt-" + target + "-" + version, MAX_NAME);
    }

    public static String releaseChart(String release) {
        return "release-" + release;
    }

    public static String bootstrapChart(String target) {
        return "bootstrap-" + target;
    }

    public static String releaseRepository(String targetNamespace, ObjectKey release) {
        return targetNamespace + "/" + release.namespace() + "/" + releaseChart(release.name());
    }

    public static String bootstrapRepository(ObjectKey target) {
        return target.namespace() + "/" + bootstrapChart(target.name());
    }

    /** Tag, version and application version of a release's chart. */
    public static String releaseTag(long generation, Map<String, String> pullSecrets) {
        return "v0.0." + generation + "-" + pullSecretTag(pullSecrets);
    }

    /** Tag, version and application version of a bootstrap chart. */
    public static String bootstrapTag(long version) {
        return "v0.0." + version;
    }

    /** Stands for which resource is pulled with which secret; a resource without one has an empty one. */
    public static String pullSecretTag(Map<String, String> pullSecrets) {
        TreeMap<String, String> sorted = new TreeMap<>(ObjectKey::compareBytes);
        sorted.putAll(pullSecrets);
        StringBuilder text = new StringBuilder();
        sorted.forEach((resource, secret) ->
                text.append(resource).append('=').append(secret).append(';'));
        return hash(text.toString());
    }

    /** The artifact of a chart that was pushed from a namespace. */
    public static String artifact(String namespace, String baseUrl, String repository, String tag) {
        return "render-art-" + hash(namespace + "/" + baseUrl + "/" + repository + "/" + tag);
    }

    /** The binding by which a target keeps an artifact. */
    public static String binding(String artifact, String target) {
        return "render-bind-" + hash(artifact + "/Target/" + target);
    }

    private static String hash(String text) {
        return Sha256.hex(text, HASH_LENGTH);
    }
}
