package io.fleetgate.operator;

/** A Profile that selects one of two targets, with the Release that it rolls out. */
final class OneProfile {
    static final String FLEET = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Target
            metadata: {namespace: fleet, name: berlin, labels: {env: prod}}
            spec: {renderRegistryRef: {name: main}}
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Target
            metadata: {namespace: fleet, name: oslo, labels: {env: test}}
            spec: {renderRegistryRef: {name: main}}
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: ComponentVersion
            metadata: {namespace: fleet, name: kyverno-1}
            spec: {componentRef: {name: kyverno}}
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {namespace: fleet, name: kyverno}
            spec: {componentVersionRef: {name: kyverno-1}, uniqueName: kyverno}
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Profile
            metadata: {namespace: fleet, name: base}
            spec: {releaseRef: {name: kyverno}, targetSelector: {matchLabels: {env: prod}}}
            """;

    private OneProfile() {}
}
