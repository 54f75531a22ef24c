package io.fleetgate.operator.crash;

/** Documents of which scenarios are made, each text ready to be followed by another. */
final class GivenFleet {
    static final String EMPTY = "";

    /** A component and its release, and three targets, of which one is for tests. */
    static final String CATALOG = """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Registry
            metadata: {namespace: fleet, name: main}
            spec: {hostname: registry.example.com, solarSecretRef: {name: push}, targetPullSecretName: pull}
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Component
            metadata: {namespace: fleet, name: kyverno}
            spec: {scheme: https, registry: registry.example.com, repository: components/kyverno}
            """ + version("fleet", "kyverno") + """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {namespace: fleet, name: kyverno}
            spec: {componentVersionRef: {name: kyverno-1}, uniqueName: kyverno}
            """ + target("fleet", "berlin", "prod")
            + target("fleet", "paris", "prod") + target("fleet", "oslo", "test");

    static final String TARGET = """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Target
            metadata: {namespace: fleet, name: madrid, labels: {env: prod}}
            spec: {renderRegistryRef: {name: main}, userdata: {region: south}}
            """;

    static final String PROFILE = """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Profile
            metadata: {namespace: fleet, name: base}
            spec: {releaseRef: {name: kyverno}, targetSelector: {matchLabels: {env: prod}}}
            """;

    static final String OTHER_PROFILE = """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Profile
            metadata: {namespace: fleet, name: other}
            spec: {releaseRef: {name: kyverno}, targetSelector: {}}
            """;

    /** Of the same unique name as the one of the catalog, before which it goes. */
    static final String NEXT_RELEASE = """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {namespace: fleet, name: kyverno-next}
            spec: {componentVersionRef: {name: kyverno-1}, uniqueName: kyverno, priority: 1}
            """;

    /** Another release, bound to one target. */
    static final String ISTIO = version("fleet", "istio") + """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {namespace: fleet, name: istio}
            spec: {componentVersionRef: {name: istio-1}}
            """ + bindingOfIstio("berlin");

    static final String GRANT_ABROAD = """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: ReferenceGrant
            metadata: {namespace: abroad, name: bindings}
            spec:
              from:
                - {group: solar.opendefense.cloud, kind: Profile, namespace: fleet}
                - {group: solar.opendefense.cloud, kind: ReleaseBinding, namespace: fleet}
              to: [{group: solar.opendefense.cloud, kind: Target}]
            """;

    /** A target in another namespace, which allows to be bound to. */
    static final String TARGET_ABROAD = GRANT_ABROAD + """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Registry
            metadata: {namespace: abroad, name: main}
            spec: {hostname: registry.example.com, solarSecretRef: {name: push}}
            """ + target("abroad", "tokyo", "prod");

    static final String GRANT_CATALOG = """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: ReferenceGrant
            metadata: {namespace: catalog, name: releases}
            spec:
              from: [{group: solar.opendefense.cloud, kind: Release, namespace: fleet}]
              to: [{group: solar.opendefense.cloud, kind: ComponentVersion}]
            """;

    /** A version in another namespace, with a release that may refer to it, bound to one target. */
    static final String FOREIGN_VERSION = GRANT_CATALOG + version("catalog", "istio") + """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {namespace: fleet, name: istio}
            spec: {componentVersionRef: {namespace: catalog, name: istio-1}}
            """ + bindingOfIstio("oslo");

    static final String OTHER_REGISTRY = """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Registry
            metadata: {namespace: fleet, name: other}
            spec: {hostname: charts.example.com, solarSecretRef: {name: push}, targetPullSecretName: charts}
            """;

    /** The registry that releases come from, with the secret by which one target pulls from it. */
    static final String PULLING = OTHER_REGISTRY + """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: RegistryBinding
            metadata: {namespace: fleet, name: berlin}
            spec: {targetRef: {name: berlin}, registryRef: {name: other}}
            """;

    private GivenFleet() {}

    /** The first version of a component. */
    private static String version(String namespace, String component) {
        return """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: ComponentVersion
            metadata: {namespace: %s, name: %s-1}
            spec:
              componentRef: {name: %s}
              tag: 1.0.0
              resources:
                chart: {repository: charts.example.com/%s, tag: 1.0.0}
              entrypoint: {resourceName: chart, type: helm}
            """.formatted(namespace, component, component, component);
    }

    private static String target(String namespace, String name, String env) {
        return """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Target
            metadata: {namespace: %s, name: %s, labels: {env: %s}}
            spec: {renderRegistryRef: {name: main}}
            """.formatted(namespace, name, env);
    }

    private static String bindingOfIstio(String target) {
        return """
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: ReleaseBinding
            metadata: {namespace: fleet, name: istio}
            spec: {targetRef: {name: %s}, releaseRef: {name: istio}}
            """.formatted(target);
    }
}
