package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.ArrayList;
import java.util.List;

/** Objects that no selector, reference or grant of a random fleet reaches. */
final class Unrelated {
    private Unrelated() {}

    /** A fleet of other namespaces, and objects beside the given ones that nobody refers to. */
    static List<ObjectNode> objects(int seed, RolloutPolicy policy) {
        List<ObjectNode> objects =
                new ArrayList<>(new RandomHistory(new RandomSource(seed), policy, List.of("b", "a-c")).fleet());
        for (String namespace : RandomDocuments.NAMESPACES) {
            objects.add(Documents.of("Component", namespace + "/idle"));
            ObjectNode version = Documents.of("ComponentVersion", namespace + "/idle");
            version.putObject("spec").putObject("componentRef").put("name", "idle");
            objects.add(version);
            ObjectNode release = Documents.of("Release", namespace + "/idle");
            release.putObject("spec").putObject("componentVersionRef").put("name", "idle");
            objects.add(release);
            objects.add(binding("ReleaseBinding", namespace, "releaseRef"));
            objects.add(binding("RegistryBinding", namespace, "registryRef"));
            ObjectNode profile = Documents.of("Profile", namespace + "/idle");
            ObjectNode spec = profile.putObject("spec");
            spec.putObject("releaseRef").put("name", "idle");
            spec.putObject("targetSelector").putObject("matchLabels").put("env", "none");
            objects.add(profile);
            ObjectNode grant = Documents.of("ReferenceGrant", namespace + "/idle");
            ObjectNode permission = grant.putObject("spec");
            permission
                    .putArray("from")
                    .addObject()
                    .put("group", Json.GROUP)
                    .put("kind", "Profile")
                    .put("namespace", "nowhere");
            permission.putArray("to").addObject().put("group", Json.GROUP).put("kind", "Target");
            objects.add(grant);
        }
        return objects;
    }

    private static ObjectNode binding(String kind, String namespace, String reference) {
        ObjectNode binding = Documents.of(kind, namespace + "/idle");
        ObjectNode spec = binding.putObject("spec");
        spec.putObject("targetRef").put("name", "idle");
        spec.putObject(reference).put("name", "idle");
        return binding;
    }
}
