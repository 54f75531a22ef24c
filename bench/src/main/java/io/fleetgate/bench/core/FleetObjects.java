package io.fleetgate.bench.core;

import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReferenceGrantSpec;
import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.binding.BindingName;

/** The objects of a {@link LargeFleet}, each as it is stored, or as it is once something in it was changed. */
final class FleetObjects {
    static final int TEAMS = 5;
    static final int SITES = 4;
    static final int VERSIONS = 60;

    private static final String CATALOG = "catalog";
    private static final String HOTFIX = "hotfix";

    private FleetObjects() {}

    static FleetObject<TargetSpec> target(int i, int group) {
        return Manifest.read(
                SolarKinds.TARGET,
                site(i),
                cluster(i),
                """
                uid: 't-%d', generation: 1, finalizers: ['solar.opendefense.cloud/target-finalizer'],
                labels: {region: 'region-%d', ring: 'ring-%d', cohort: 'cohort-%d', stage: 'production',
                         'topology.kubernetes.io/zone': 'zone-%d'}
                """.formatted(i, group % 10, group / 10, group, i % 3),
                "renderRegistryRef: {name: 'render'}");
    }

    /** The release of a Profile. Of ten, two have a rival for their unique name, and one a rule against another. */
    static FleetObject<ReleaseSpec> release(int i, int priority) {
        int place = i % LargeFleet.PROFILES_OF_EACH_TARGET;
        String rule = place == 7 ? ", antiAffinity: {matchLabels: {tier: 'tier-6'}}" : "";
        return release(i, "release-" + i, """
                componentVersionRef: {name: 'app-%d-v1', namespace: '%s'}, uniqueName: 'app-%d', priority: %d,
                values: {replicas: 3} %s
                """.formatted(i % VERSIONS, CATALOG, place % 8, priority, rule));
    }

    /** A release that somebody has bound by hand, to one target. */
    static FleetObject<ReleaseSpec> hotfix(int priority) {
        return release(0, HOTFIX, """
                componentVersionRef: {name: 'app-0-v1', namespace: '%s'}, uniqueName: 'hotfix', priority: %d
                """.formatted(CATALOG, priority));
    }

    static FleetObject<ReleaseBindingSpec> hotfixBinding(int target) {
        return Manifest.read(
                SolarKinds.RELEASE_BINDING, team(0), HOTFIX, """
                finalizers: ['solar.opendefense.cloud/releasebinding-finalizer']
                """, """
                releaseRef: {name: '%s'}, targetRef: {name: '%s', namespace: '%s'}
                """.formatted(HOTFIX, cluster(target), site(target)));
    }

    /** A Profile that selects a group by one label, by two, or by expressions. */
    static FleetObject<ProfileSpec> profile(int i, int group) {
        String cohort = "cohort-" + group;
        String selector = switch (i % LargeFleet.PROFILES_OF_EACH_TARGET) {
            case 0, 1, 2, 3 -> "matchLabels: {region: 'region-%d', ring: 'ring-%d'}".formatted(group % 10, group / 10);
            case 4, 5, 6 -> "matchLabels: {cohort: '%s'}".formatted(cohort);
            case 7, 8 -> """
                            matchExpressions: [{key: 'cohort', operator: 'In', values: ['%s', 'cohort-none']},
                                               {key: 'stage', operator: 'Exists'}]
                            """.formatted(cohort);
            default -> """
                            matchLabels: {cohort: '%s'},
                            matchExpressions: [{key: 'stage', operator: 'NotIn', values: ['retired']}]
                            """.formatted(cohort);
        };
        return profile(i, selector, "release-" + i);
    }

    /** A Profile that selects every target. */
    static FleetObject<ProfileSpec> profileOfAll(int i) {
        return profile(i, "", "release-" + i % LargeFleet.PROFILES);
    }

    /** The binding that the operator has made for a Profile and a target. */
    static FleetObject<ReleaseBindingSpec> binding(int profile, int target) {
        ObjectKey owner = new ObjectKey(team(profile), "profile-" + profile);
        String release = "release-" + profile;
        String name = BindingName.of(owner, new ObjectKey(site(target), cluster(target)), release);
        return Manifest.read(
                SolarKinds.RELEASE_BINDING,
                team(profile),
                name,
                """
                uid: 'b-%d-%d', generation: 1, finalizers: ['solar.opendefense.cloud/releasebinding-finalizer'],
                ownerReferences: [{apiVersion: 'solar.opendefense.cloud/v1alpha1', kind: 'Profile', name: '%s',
                                   uid: 'p-%d', controller: true, blockOwnerDeletion: true}]
                """.formatted(profile, target, owner.name(), profile),
                """
                releaseRef: {name: '%s'}, targetRef: {name: '%s', namespace: '%s'}
                """.formatted(release, cluster(target), site(target)));
    }

    static FleetObject<ComponentVersionSpec> version(int i) {
        return Manifest.read(
                SolarKinds.COMPONENT_VERSION, CATALOG, "app-%d-v1".formatted(i), "generation: 1", """
                componentRef: {name: 'app-%d'}, tag: 'v1.%d.0', entrypoint: {resourceName: 'chart', type: 'helm'},
                resources: {chart: {repository: 'registry.example.com/charts/app-%d', tag: '1.%d.0'}}
                """.formatted(
                                i, i, i, i));
    }

    static FleetObject<RegistrySpec> registry(int site) {
        return Manifest.read(SolarKinds.REGISTRY, site(site), "render", "generation: 1", """
                hostname: 'registry.example.com', solarSecretRef: {name: 'push'}, targetPullSecretName: 'pull'
                """);
    }

    /** What lets a team's Profiles and bindings reach the targets of a site. */
    static FleetObject<ReferenceGrantSpec> siteGrant(int site, int team) {
        return grant(site(site), team, "Profile", "Target", "ReleaseBinding");
    }

    /** What lets a team's releases use the catalog. */
    static FleetObject<ReferenceGrantSpec> catalogGrant(int team) {
        return grant(CATALOG, team, "Release", "ComponentVersion", "Release");
    }

    private static FleetObject<ReferenceGrantSpec> grant(
            String namespace, int team, String from, String to, String alsoFrom) {
        return Manifest.read(SolarKinds.REFERENCE_GRANT, namespace, team(team), "generation: 1", """
                from: [{group: 'solar.opendefense.cloud', kind: '%s', namespace: '%s'},
                       {group: 'solar.opendefense.cloud', kind: '%s', namespace: '%s'}],
                to: [{group: 'solar.opendefense.cloud', kind: '%s'}]
                """.formatted(
                        from, team(team), alsoFrom, team(team), to));
    }

    private static FleetObject<ReleaseSpec> release(int i, String name, String spec) {
        int place = i % LargeFleet.PROFILES_OF_EACH_TARGET;
        return Manifest.read(SolarKinds.RELEASE, team(i), name, """
                uid: 'r-%d', generation: 1, labels: {app: 'app-%d', tier: 'tier-%d'},
                finalizers: ['solar.opendefense.cloud/release-finalizer', 'solar.opendefense.cloud/release-ref']
                """.formatted(i, place % 8, place), spec);
    }

    private static FleetObject<ProfileSpec> profile(int i, String selector, String release) {
        return Manifest.read(
                SolarKinds.PROFILE,
                team(i),
                "profile-" + i,
                """
                uid: 'p-%d', generation: 1, finalizers: ['solar.opendefense.cloud/profile-finalizer']
                """.formatted(i),
                "releaseRef: {name: '%s'}, targetSelector: {%s}".formatted(release, selector));
    }

    private static String cluster(int i) {
        return "cluster-" + i;
    }

    private static String site(int i) {
        return "site-" + i % SITES;
    }

    private static String team(int i) {
        return "team-" + i % TEAMS;
    }
}
