package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** What people do to RenderBindings and RenderArtifacts by hand. */
final class RandomCharts {
    private final RandomSource random;
    private final List<String> namespaces;

    RandomCharts(RandomSource random, List<String> namespaces) {
        this.random = random;
        this.namespaces = namespaces;
    }

    void addTo(List<ObjectNode> objects) {
        String namespace = random.pick(namespaces);
        List<String> artifacts = objects.stream()
                .filter(object -> Json.kind(object).equals("RenderArtifact")
                        && Json.namespace(object).equals(namespace))
                .map(Json::name)
                .toList();
        String artifact = artifacts.isEmpty() || random.oneIn(4) ? "made" : random.pick(artifacts);
        if (artifact.equals("made") && random.oneIn(2)) {
            add(objects, artifact(namespace));
        }
        ObjectNode binding = Documents.of("RenderBinding", namespace + "/" + random.pick("0", "z"));
        ObjectNode spec = binding.putObject("spec");
        spec.putObject("renderArtifactRef").put("name", artifact);
        spec.put("ownerKind", random.pick("Target", "Person"))
                .put("ownerName", random.pick("t", "u"))
                .put("ownerNamespace", namespace);
        if (random.oneIn(2)) {
            spec.putObject("registryRef").put("name", random.pick("main", "other"));
        }
        add(objects, binding);
    }

    /** Deletes a chart together with the claims on it, so that it is wanted again while it is going. */
    void deleteOne(List<ObjectNode> objects) {
        List<ObjectNode> artifacts = objects.stream()
                .filter(object -> Json.kind(object).equals("RenderArtifact"))
                .toList();
        if (artifacts.isEmpty()) {
            return;
        }
        ObjectNode artifact = random.pick(artifacts);
        Json.terminate(artifact);
        if (random.oneIn(2)) {
            artifact.withObjectProperty("metadata")
                    .withArrayProperty("finalizers")
                    .add("example.test/hold");
        }
        objects.removeIf(object -> Json.kind(object).equals("RenderBinding")
                && Json.namespace(object).equals(Json.namespace(artifact))
                && Json.text(object, "/spec/renderArtifactRef/name").equals(Json.name(artifact))
                && random.inTen(8));
    }

    private static ObjectNode artifact(String namespace) {
        ObjectNode artifact = Documents.of("RenderArtifact", namespace + "/made");
        artifact.putObject("spec")
                .put("baseURL", "one.example/")
                .put("repository", "hand/made")
                .put("tag", "v1")
                .put("renderTaskRef", "none");
        return artifact;
    }

    private static void add(List<ObjectNode> objects, ObjectNode object) {
        if (objects.stream().noneMatch(other -> Json.id(other).equals(Json.id(object)))) {
            objects.add(object);
        }
    }
}
