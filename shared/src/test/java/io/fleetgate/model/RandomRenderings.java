package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** The fields of random documents that matter to what is rendered. */
final class RandomRenderings {
    private final RandomSource random;

    RandomRenderings(RandomSource random) {
        this.random = random;
    }

    void target(ObjectNode spec, String own, String namespace) {
        ObjectNode reference = spec.putObject("renderRegistryRef")
                .put("name", random.inTen(9) ? "main" : random.pick("other", "none", ""));
        switch (random.below(10)) {
            case 0 -> reference.put("namespace", namespace);
            case 1 -> spec.put("renderRegistryNamespace", namespace);
            case 2 -> reference.put("namespace", own);
            default -> {}
        }
        if (random.oneIn(2)) {
            spec.putObject("userdata").put("region", random.pick("north", "south"));
        }
    }

    void release(ObjectNode spec) {
        if (random.oneIn(4)) {
            spec.putObject("values").put("replicas", 1 + random.below(2));
        }
        if (random.oneIn(4)) {
            spec.put("targetNamespace", random.pick("apps", "web"));
        }
        if (random.oneIn(5)) {
            spec.put("failedJobTTL", 60);
        }
    }

    void version(ObjectNode spec) {
        spec.putObject("componentRef").put("name", random.oneIn(20) ? "" : random.pick("k", "m", "n"));
        spec.putObject("entrypoint").put("resourceName", "chart").put("type", "helm");
        ObjectNode resources = spec.putObject("resources");
        if (random.inTen(8)) {
            resources
                    .putObject("chart")
                    .put("repository", random.pick("oci://", "") + host() + "/charts/app")
                    .put("tag", random.pick("1.0.0", "1.0.1"))
                    .put("insecure", random.oneIn(4));
        }
        if (random.oneIn(3)) {
            resources
                    .putObject("Image")
                    .put("repository", host() + "/images/app")
                    .put("tag", "@sha256:0");
        }
    }

    void registry(ObjectNode spec) {
        spec.put("hostname", host());
        if (random.inTen(9)) {
            spec.putObject("solarSecretRef").put("name", random.pick("push", "push", "push2"));
        }
        if (random.inTen(7)) {
            spec.put("targetPullSecretName", random.pick("pull", "pull", "pull2"));
        }
        if (random.oneIn(4)) {
            spec.put("plainHTTP", true);
        }
    }

    private String host() {
        return random.pick("one.example", "One.example", "two.example:5000", "two.example");
    }
}
