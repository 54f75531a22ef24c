package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.binding.BindingName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Small random objects, so crowded that shared names, ties, foreign references, leftovers and half-deleted things are common. */
public final class RandomFleet {
    /** Two of these sort differently as one text and as two. */
    private static final List<String> NAMESPACES = List.of("a", "a-b");

    private static final List<String> KINDS = List.of(
            "Target",
            "Target",
            "Profile",
            "Profile",
            "Release",
            "Release",
            "ComponentVersion",
            "ReleaseBinding",
            "ReleaseBinding",
            "ReferenceGrant",
            "ReferenceGrant");
    private static final String GROUP = "solar.opendefense.cloud";

    private final Random random;

    /** The same seed makes the same objects. */
    public RandomFleet(long seed) {
        random = new Random(seed);
    }

    /** Stored objects, each identity once. */
    public List<ObjectNode> objects(int count) {
        List<ObjectNode> objects = new ArrayList<>();
        while (objects.size() < count) {
            ObjectNode object = document();
            if (objects.stream().noneMatch(other -> isSame(other, object))) {
                store(object);
                objects.add(object);
            }
        }
        return objects;
    }

    /** Documents as a user writes them, each identity once. */
    public List<ObjectNode> documents(int count) {
        List<ObjectNode> documents = new ArrayList<>();
        while (documents.size() < count) {
            ObjectNode object = document();
            if (documents.stream().noneMatch(other -> isSame(other, object))) {
                documents.add(object);
            }
        }
        return documents;
    }

    /** Whether two objects have one identity. */
    public static boolean isSame(ObjectNode a, ObjectNode b) {
        return a.path("kind").equals(b.path("kind")) && Json.key(a).equals(Json.key(b));
    }

    private void store(ObjectNode object) {
        ObjectNode metadata = object.withObjectProperty("metadata");
        if (chance(2)) {
            metadata.put("uid", pick("u1", "u1", "u2"));
        }
        if (chance(2) && metadata.has("finalizers")) {
            metadata.put("deletionTimestamp", "2026-01-01T00:00:00Z");
        }
        if (chance(2)) {
            metadata.put("generation", 3);
        }
    }

    private ObjectNode document() {
        String kind = KINDS.get(random.nextInt(KINDS.size()));
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        object.put("apiVersion", GROUP + "/v1alpha1").put("kind", kind);
        ObjectNode metadata = object.putObject("metadata").put("namespace", namespace());
        String namespace = Json.namespace(object);
        if (chance(3)) {
            metadata.putArray("finalizers")
                    .add(pick(GROUP + "/" + finalizer(kind), "example.test/hold", GROUP + "/hold"));
        }
        ObjectNode spec = object.putObject("spec");
        switch (kind) {
            case "Target" -> {
                metadata.put("name", pick("t", "u"));
                label(metadata);
            }
            case "Profile" -> {
                metadata.put("name", pick("p", "q"));
                spec.putObject("releaseRef").put("name", release());
                if (chance(2)) {
                    selector(spec.putObject("targetSelector"));
                }
            }
            case "Release" -> {
                metadata.put("name", pick("r", "s"));
                label(metadata);
                reference(spec, "componentVersionRef", "componentVersionNamespace", pick("cv", "cv", "cv", "none"));
                spec.put("uniqueName", pick("", "k", "m")).put("priority", random.nextInt(2));
                if (chance(2)) {
                    selector(spec.putObject("antiAffinity"));
                }
            }
            case "ComponentVersion" -> {
                metadata.put("name", "cv");
                spec.putObject("componentRef").put("name", pick("", "k", "m", "n"));
            }
            case "ReferenceGrant" -> {
                metadata.put("name", pick("g", "h"));
                grant(spec);
            }
            default -> binding(namespace, metadata, spec);
        }
        return object;
    }

    private void binding(String namespace, ObjectNode metadata, ObjectNode spec) {
        String profile = pick("p", "q");
        metadata.put("name", chance(2) ? finalName(namespace, profile) : pick("b", "c"));
        if (chance(2)) {
            ArrayNode owners = metadata.putArray("ownerReferences");
            if (chance(4)) {
                owner(owners, pick("Profile", "Deployment"), pick("p", "q"), chance(2));
            }
            owner(owners, "Profile", profile, !chance(6));
        }
        reference(spec, "targetRef", "targetNamespace", pick("t", "u"));
        spec.putObject("releaseRef").put("name", release());
    }

    private void owner(ArrayNode owners, String kind, String name, boolean isController) {
        owners.addObject()
                .put("apiVersion", kind.equals("Profile") ? GROUP + "/v1alpha1" : "apps/v1")
                .put("kind", kind)
                .put("name", name)
                .put("uid", pick("", "u1", "u1", "u2"))
                .put("controller", isController);
    }

    private String finalName(String namespace, String profile) {
        return BindingName.of(
                new ObjectKey(namespace, profile), new ObjectKey(namespace(), pick("t", "u")), pick("r", "s"));
    }

    private void grant(ObjectNode spec) {
        ArrayNode from = spec.putArray("from");
        ArrayNode to = spec.putArray("to");
        for (int i = random.nextInt(4); i > 0; i--) {
            from.addObject()
                    .put("group", GROUP)
                    .put("kind", pick("Profile", "ReleaseBinding", "Release"))
                    .put("namespace", namespace());
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            to.addObject().put("group", GROUP).put("kind", pick("Target", "ComponentVersion"));
        }
    }

    private void reference(ObjectNode spec, String reference, String flatNamespace, String name) {
        ObjectNode nested = spec.putObject(reference).put("name", name);
        switch (random.nextInt(4)) {
            case 0 -> nested.put("namespace", namespace());
            case 1 -> spec.put(flatNamespace, namespace());
            default -> nested.put("namespace", "");
        }
    }

    private void label(ObjectNode metadata) {
        if (!chance(3)) {
            metadata.putObject("labels").put("env", pick("x", "y"));
        }
    }

    private void selector(ObjectNode selector) {
        if (chance(4)) {
            selector.putObject("matchLabels").put("env", pick("x", "y"));
        } else if (!chance(4)) {
            String operator = pick("In", "NotIn", "Exists", "DoesNotExist", "Bogus");
            ObjectNode expression = selector.putArray("matchExpressions")
                    .addObject()
                    .put("key", "env")
                    .put("operator", operator);
            if (operator.endsWith("In")) {
                expression.putArray("values").add(pick("x", "y"));
            }
        }
    }

    private static String finalizer(String kind) {
        return switch (kind) {
            case "Release" -> "release-ref";
            case "ComponentVersion" -> "componentversion-ref";
            default -> kind.toLowerCase(Locale.ROOT) + "-finalizer";
        };
    }

    private String release() {
        return pick("r", "r", "s", "s", "none", "");
    }

    private String namespace() {
        return NAMESPACES.get(random.nextInt(NAMESPACES.size()));
    }

    private boolean chance(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }

    private String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
