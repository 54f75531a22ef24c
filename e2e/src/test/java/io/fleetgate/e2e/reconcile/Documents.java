package io.fleetgate.e2e.reconcile;

/** The manifests of a small fleet; what is not said is the same everywhere. */
final class Documents {
    private Documents() {}

    static String registry(String name) {
        return "{kind: Registry, metadata: {name: %s}, spec: {hostname: registry.example.com, solarSecretRef: {name: push}}}"
                .formatted(name);
    }

    /** One that charts are installed from, with a secret. */
    static String pullRegistry(String name, String hostname, String secret) {
        return "{kind: Registry, metadata: {name: %s}, spec: {hostname: \"%s\", targetPullSecretName: %s}}"
                .formatted(name, hostname, secret);
    }

    /** A target that renders into the registry {@code charts}. */
    static String target(String name, String env) {
        return "{kind: Target, metadata: {name: %s, labels: {env: %s}}, spec: {renderRegistryRef: {name: charts}}}"
                .formatted(name, env);
    }

    static String componentVersion(String name) {
        return componentVersion(name, "images.example.com/charts/web");
    }

    /** A version of the component of its name, whose chart comes from a repository. */
    static String componentVersion(String name, String repository) {
        return """
                kind: ComponentVersion
                metadata: {name: %s}
                spec:
                  componentRef: {name: %s}
                  tag: 1.0.0
                  resources: {chart: {repository: "%s", tag: 1.0.0}}
                  entrypoint: {resourceName: chart, type: helm}
                """.formatted(name, name, repository);
    }

    /** A release of the component version of its name, which it is unique by as well. */
    static String release(String name) {
        return "{kind: Release, metadata: {name: %s}, spec: {componentVersionRef: {name: %s}, uniqueName: %s}}"
                .formatted(name, name, name);
    }

    static String profile(String name, String release, String selector) {
        return "{kind: Profile, metadata: {name: %s}, spec: {releaseRef: {name: %s}, targetSelector: %s}}"
                .formatted(name, release, selector);
    }

    static String binding(String name, String release, String target) {
        return bindingTo(name, release, "{name: " + target + "}");
    }

    static String bindingTo(String name, String release, String targetRef) {
        return "{kind: ReleaseBinding, metadata: {name: %s}, spec: {releaseRef: {name: %s}, targetRef: %s}}"
                .formatted(name, release, targetRef);
    }

    static String registryBinding(String name, String target, String registry) {
        return "{kind: RegistryBinding, metadata: {name: %s}, spec: {targetRef: {name: %s}, registryRef: {name: %s}}}"
                .formatted(name, target, registry);
    }

    /** Keeps a chart for something that is not a target, as people may. */
    static String claim(String name, String artifact) {
        return """
                kind: RenderBinding
                metadata: {name: %s}
                spec: {renderArtifactRef: {name: %s}, ownerKind: Bundle, ownerName: own, ownerNamespace: own}
                """.formatted(name, artifact);
    }

    /** Objects of a kind in a namespace may refer to objects of another kind here. */
    static String grant(String name, String fromKind, String fromNamespace, String toKind) {
        return """
                kind: ReferenceGrant
                metadata: {name: %s}
                spec:
                  from: [{group: solar.opendefense.cloud, kind: %s, namespace: %s}]
                  to: [{group: solar.opendefense.cloud, kind: %s}]
                """.formatted(name, fromKind, fromNamespace, toKind);
    }
}
