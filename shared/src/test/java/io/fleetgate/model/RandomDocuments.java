package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.binding.BindingName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Documents as users write them, of a universe so small that shared names, ties, foreign references and leftovers are
 * common, and so whole that most targets get as far as being rendered.
 */
final class RandomDocuments {
    /** These sort differently as one text and as two. */
    static final List<String> NAMESPACES = List.of("a", "a-b");

    private static final List<String> IDENTITIES = List.of(
            "Target t",
            "Target u",
            "Profile p",
            "Profile q",
            "Release r",
            "Release s",
            "Component k",
            "ComponentVersion cv",
            "ComponentVersion cw",
            "ReleaseBinding b",
            "ReleaseBinding c",
            "ReferenceGrant g",
            "ReferenceGrant h",
            "Registry main",
            "Registry other",
            "RegistryBinding x",
            "RegistryBinding y");

    private final RandomSource random;
    private final List<String> namespaces;
    private final RandomRenderings renderings;

    RandomDocuments(RandomSource random, List<String> namespaces) {
        this.random = random;
        this.namespaces = namespaces;
        this.renderings = new RandomRenderings(random);
    }

    /** Each identity of the universe once or not at all. */
    List<ObjectNode> most() {
        List<ObjectNode> documents = new ArrayList<>();
        int share = random.oneIn(2) ? 10 : 8;
        for (String namespace : namespaces) {
            for (String identity : IDENTITIES) {
                String kind = identity.substring(0, identity.indexOf(' '));
                if (random.inTen(kind.endsWith("Binding") ? 4 : share)) {
                    documents.add(of(kind, namespace + "/" + identity.substring(identity.indexOf(' ') + 1)));
                }
            }
        }
        if (random.oneIn(3)) {
            ObjectNode binding = of("ReleaseBinding", profileBinding());
            if (documents.stream().noneMatch(other -> Json.id(other).equals(Json.id(binding)))) {
                documents.add(binding);
            }
        }
        return documents;
    }

    ObjectNode any() {
        String identity = random.pick(IDENTITIES);
        String kind = identity.substring(0, identity.indexOf(' '));
        return of(kind, namespace() + "/" + identity.substring(identity.indexOf(' ') + 1));
    }

    /** A document for an identity; nothing for the kinds that only the operator writes. */
    Optional<ObjectNode> again(String kind, String key) {
        return kind.startsWith("Render") ? Optional.empty() : Optional.of(of(kind, key));
    }

    private ObjectNode of(String kind, String key) {
        ObjectNode object = Documents.of(kind, key);
        ObjectNode metadata = object.withObjectProperty("metadata");
        ObjectNode spec = object.putObject("spec");
        switch (kind) {
            case "Target" -> {
                label(metadata);
                renderings.target(spec, Json.namespaceOf(key), namespace());
            }
            case "Profile" -> {
                spec.putObject("releaseRef").put("name", release());
                if (random.oneIn(2)) {
                    selector(spec.putObject("targetSelector"));
                }
            }
            case "Release" -> {
                label(metadata);
                reference(spec, "componentVersionRef", "componentVersionNamespace", version());
                spec.put("uniqueName", random.pick("", "k", "m")).put("priority", random.below(2));
                if (random.oneIn(4)) {
                    selector(spec.putObject("antiAffinity"));
                }
                renderings.release(spec);
            }
            case "ComponentVersion" -> renderings.version(spec);
            case "ReferenceGrant" -> grant(spec);
            case "ReleaseBinding" -> binding(metadata, spec);
            case "Registry" -> renderings.registry(spec);
            case "RegistryBinding" -> {
                reference(spec, "targetRef", "targetNamespace", random.pick("t", "u"));
                spec.putObject("registryRef").put("name", random.pick("main", "other", "other"));
            }
            default -> {}
        }
        return object;
    }

    private void binding(ObjectNode metadata, ObjectNode spec) {
        if (random.oneIn(2)) {
            ArrayNode owners = metadata.putArray("ownerReferences");
            if (random.oneIn(4)) {
                owner(owners, random.pick("Profile", "Deployment"), random.oneIn(2));
            }
            owner(owners, "Profile", !random.oneIn(6));
        }
        reference(spec, "targetRef", "targetNamespace", random.pick("t", "u"));
        spec.putObject("releaseRef").put("name", release());
    }

    private void owner(ArrayNode owners, String kind, boolean isController) {
        owners.addObject()
                .put("apiVersion", kind.equals("Profile") ? Json.GROUP + "/v1alpha1" : "apps/v1")
                .put("kind", kind)
                .put("name", random.pick("p", "q"))
                .put("uid", random.pick("", "u1", "u1", "u2"))
                .put("controller", isController);
    }

    private String profileBinding() {
        String namespace = namespace();
        return namespace + "/"
                + BindingName.of(
                        new ObjectKey(namespace, random.pick("p", "q")),
                        new ObjectKey(namespace(), random.pick("t", "u")),
                        random.pick("r", "s"));
    }

    private void grant(ObjectNode spec) {
        ArrayNode from = spec.putArray("from");
        ArrayNode to = spec.putArray("to");
        for (String kind :
                List.of("Profile", "ReleaseBinding", "Release", "Target", "RegistryBinding", "RenderArtifact")) {
            if (random.inTen(4)) {
                from.addObject()
                        .put("group", random.inTen(9) ? Json.GROUP : "other.example")
                        .put("kind", kind)
                        .put("namespace", namespace());
            }
        }
        for (String kind : List.of("Target", "ComponentVersion", "Registry")) {
            if (random.inTen(6)) {
                to.addObject().put("group", Json.GROUP).put("kind", kind);
            }
        }
    }

    private void reference(ObjectNode spec, String reference, String flatNamespace, String name) {
        ObjectNode nested = spec.putObject(reference).put("name", name);
        switch (random.below(12)) {
            case 0 -> nested.put("namespace", namespace());
            case 1 -> spec.put(flatNamespace, namespace());
            case 2 -> nested.put("namespace", "");
            default -> {}
        }
    }

    private void label(ObjectNode metadata) {
        if (!random.oneIn(3)) {
            metadata.putObject("labels").put("env", random.pick("x", "y"));
        }
    }

    private void selector(ObjectNode selector) {
        if (random.oneIn(4)) {
            selector.putObject("matchLabels").put("env", random.pick("x", "y"));
        } else if (!random.oneIn(4)) {
            String operator = random.pick("In", "NotIn", "Exists", "DoesNotExist", "Bogus");
            ObjectNode expression = selector.putArray("matchExpressions")
                    .addObject()
                    .put("key", "env")
                    .put("operator", operator);
            if (operator.endsWith("In")) {
                expression.putArray("values").add(random.pick("x", "y"));
            }
        }
    }

    private String release() {
        return random.oneIn(20) ? random.pick("none", "") : random.pick("r", "s");
    }

    private String version() {
        return random.oneIn(15) ? "none" : random.pick("cv", "cw");
    }

    private String namespace() {
        return random.pick(namespaces);
    }
}
