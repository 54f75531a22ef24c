package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Documents of a universe so small that shared names, ties and references across namespaces are common. */
record RandomDocuments(Random random, List<String> namespaces, List<ObjectId> identities) {
    private static final String GROUP = "solar.opendefense.cloud";

    static RandomDocuments of(Random random, List<String> namespaces) {
        var identities = namespaces.stream()
                .flatMap(namespace -> Stream.of(
                        ids(SolarKinds.TARGET, namespace, "t", "u"),
                        ids(SolarKinds.PROFILE, namespace, "p", "q"),
                        ids(SolarKinds.RELEASE, namespace, "r", "s"),
                        ids(SolarKinds.COMPONENT, namespace, "k"),
                        ids(SolarKinds.COMPONENT_VERSION, namespace, "cv", "cw"),
                        ids(SolarKinds.RELEASE_BINDING, namespace, "b", "c"),
                        ids(SolarKinds.REFERENCE_GRANT, namespace, "g"),
                        ids(SolarKinds.REGISTRY, namespace, "main", "other"),
                        ids(SolarKinds.REGISTRY_BINDING, namespace, "x", "y")))
                .flatMap(ids -> ids)
                .toList();
        return new RandomDocuments(random, namespaces, identities);
    }

    /** Some document for an identity. */
    ObjectNode of(ObjectId id) {
        var document = JsonNodeFactory.instance
                .objectNode()
                .put("apiVersion", id.kind().apiVersion())
                .put("kind", id.kind().name());
        var metadata = document.putObject("metadata")
                .put("namespace", id.key().namespace())
                .put("name", id.key().name());
        var spec = document.putObject("spec");
        switch (id.kind().name()) {
            case "Target" -> {
                label(metadata);
                spec.putObject("renderRegistryRef").put("name", oneIn(10) ? "other" : "main");
                spec.putObject("userdata").put("region", pick("north", "south"));
            }
            case "Profile" -> {
                spec.putObject("releaseRef").put("name", pick("r", "s"));
                if (random.nextBoolean()) {
                    spec.putObject("targetSelector").putObject("matchLabels").put("env", pick("x", "y"));
                }
            }
            case "Release" -> release(metadata, spec);
            case "ComponentVersion" -> version(spec);
            case "ReferenceGrant" -> grant(spec);
            case "ReleaseBinding" -> {
                reference(spec, "targetRef", pick("t", "u"));
                spec.putObject("releaseRef").put("name", pick("r", "s"));
            }
            case "Registry" -> {
                spec.put("hostname", host()).putObject("solarSecretRef").put("name", "push");
                spec.put("targetPullSecretName", pick("pull", "pull2"));
            }
            case "RegistryBinding" -> {
                reference(spec, "targetRef", pick("t", "u"));
                spec.putObject("registryRef").put("name", pick("main", "other"));
            }
            default -> {}
        }
        return document;
    }

    private void release(ObjectNode metadata, ObjectNode spec) {
        label(metadata);
        reference(spec, "componentVersionRef", pick("cv", "cw"));
        spec.put("uniqueName", metadata.path("name").asText().equals("r") ? "k" : "m")
                .put("priority", random.nextInt(2));
        if (oneIn(4)) {
            spec.putObject("antiAffinity").putObject("matchLabels").put("env", pick("x", "y"));
        }
        if (oneIn(3)) {
            spec.putObject("values").put("replicas", 1 + random.nextInt(2));
        }
    }

    private void version(ObjectNode spec) {
        spec.putObject("componentRef").put("name", pick("k", "k", "none"));
        spec.put("tag", "1.0.0");
        spec.putObject("entrypoint").put("resourceName", "chart").put("type", "helm");
        spec.putObject("resources")
                .putObject("chart")
                .put("repository", host() + "/charts/app")
                .put("tag", pick("1.0.0", "1.0.1"));
    }

    private void grant(ObjectNode spec) {
        var from = spec.putArray("from");
        for (var kind :
                List.of("Profile", "ReleaseBinding", "Release", "Target", "RegistryBinding", "RenderArtifact")) {
            if (random.nextInt(10) < 6) {
                from.addObject().put("group", GROUP).put("kind", kind).put("namespace", pick(namespaces));
            }
        }
        var to = spec.putArray("to");
        for (var kind : List.of("Target", "ComponentVersion", "Registry")) {
            if (random.nextInt(10) < 7) {
                to.addObject().put("group", GROUP).put("kind", kind);
            }
        }
    }

    private void reference(ObjectNode spec, String field, String name) {
        var reference = spec.putObject(field).put("name", name);
        if (oneIn(4)) {
            reference.put("namespace", pick(namespaces));
        }
    }

    private void label(ObjectNode metadata) {
        if (!oneIn(4)) {
            metadata.putObject("labels").put("env", pick("x", "y"));
        }
    }

    private String host() {
        return pick("one.example", "two.example:5000");
    }

    private boolean oneIn(int count) {
        return random.nextInt(count) == 0;
    }

    private String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    private String pick(List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private static Stream<ObjectId> ids(Kind<?> kind, String namespace, String... names) {
        return Stream.of(names).map(name -> new ObjectId(kind, new ObjectKey(namespace, name)));
    }
}
