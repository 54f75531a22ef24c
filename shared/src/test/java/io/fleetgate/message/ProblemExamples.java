package io.fleetgate.message;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.labelledRelease;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.store.Completeness;
import java.util.List;

/** One example of every message. */
final class ProblemExamples {
    private static final String FLEET = version("ns/cv", "k") + release("ns/r", "uniqueName: k") + target("ns/t", "");

    private ProblemExamples() {}

    static List<Example> admission() {
        return List.of(
                created("a Release without a component version", object("Release", "ns/new", "", "")),
                created(
                        "a Release whose two references contradict each other",
                        object(
                                "Release",
                                "ns/new",
                                "",
                                "componentVersionRef: {name: cv, namespace: ns}, componentVersionNamespace: other")),
                created(
                        "a binding whose two references contradict each other",
                        binding("ns/b", "{name: t, namespace: ns}, targetNamespace: other", "r")),
                created("a uniqueName that is no DNS label", release("ns/new", "uniqueName: Ky_verno")),
                Example.applied("another uniqueName", FLEET, release("ns/r", "uniqueName: m")),
                Example.applied("a uniqueName that is cleared", FLEET, release("ns/r", "")),
                Example.applied(
                        "a first uniqueName that moves the identity",
                        version("ns/cv", "k") + release("ns/r", "") + "status: {effectiveUniqueName: k}\n",
                        release("ns/r", "uniqueName: m")),
                Example.applied(
                        "a first uniqueName that is no DNS label",
                        version("ns/cv", "k") + release("ns/r", ""),
                        release("ns/r", "uniqueName: Ky_verno")),
                created(
                        "an anti-affinity that cannot be evaluated",
                        release("ns/new", "antiAffinity: {matchExpressions: [{key: tier, operator: Bogus}]}")),
                created(
                        "a selector with every fault",
                        profile(
                                "ns/p",
                                "r",
                                "{matchLabels: {'a key': 'a value'}, matchExpressions: [{key: a, operator: In}, "
                                        + "{key: b, operator: Exists, values: [x]}]}")),
                created("a priority that is text", release("ns/new", "priority: '7'")),
                created("a label that YAML reads as a boolean", target("ns/new", "edge: yes")),
                created("a field that there is not", release("ns/new", "uniquename: k")),
                created("a Profile that names no release", profile("ns/p", "''", "{matchLabels: {a: b}}")),
                created("a Profile for every target", profile("ns/p", "r", "{}")),
                created("a Profile of a release that does not exist", profile("ns/p", "gone", "{matchLabels: {a: b}}")),
                created(
                        "a binding to a target that nobody granted",
                        binding("ns/b", "{name: t, namespace: other}", "r")),
                created("a grant from nobody", object("ReferenceGrant", "ns/g", "", "from: [], to: []")),
                created(
                        "a grant with a wildcard",
                        object(
                                "ReferenceGrant",
                                "ns/g",
                                "",
                                "from: [{group: '*', kind: Profile, namespace: a}], "
                                        + "to: [{group: solar.opendefense.cloud, kind: Target}]")),
                created("a Registry without flavor", object("Registry", "ns/reg", "", "webhookPath: /hook")),
                created("a password in a hostname", object("Registry", "ns/reg", "", "hostname: 'robot:hunter2@h'")),
                created("a scan interval that is none", object("Registry", "ns/reg", "", "scanInterval: 5 minutes")),
                Example.applied(
                        "another configuration of a RenderTask",
                        object("RenderTask", "ns/task", "", "type: release, release: {targetNamespace: a}"),
                        object("RenderTask", "ns/task", "", "type: release, release: {targetNamespace: b}")),
                created("a RenderArtifact of nothing", object("RenderArtifact", "ns/ra", "", "")),
                created("a RenderBinding of nothing", object("RenderBinding", "ns/rb", "", "")),
                Example.planned(
                        "the deletion of a Release that a Profile names",
                        Fleet.of(FLEET + profile("ns/p", "r", "{matchLabels: {a: b}}")),
                        List.of(Fleet.delete(SolarKinds.RELEASE, "ns/r"))),
                Example.judged(
                        "a Profile while the releases are not known",
                        Fleet.of(FLEET).with(SolarKinds.RELEASE, Completeness.NOT_SYNCED),
                        profile("ns/p", "r", "{matchLabels: {a: b}}")));
    }

    static List<Example> planning() {
        return List.of(
                Example.planned(
                        "the deletion of what is not there",
                        Fleet.empty(),
                        List.of(Fleet.delete(SolarKinds.TARGET, "ns/gone"))),
                Example.applied(
                        "a finalizer for what is being deleted",
                        object(
                                "Component",
                                "ns/k",
                                "deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [a.b/c]",
                                ""),
                        object("Component", "ns/k", "finalizers: [a.b/c, d.e/f]", "")),
                Example.applied(
                        "a target that cannot be rendered for",
                        version("ns/cv", "k") + release("ns/r", "") + binding("ns/b", "{name: t}", "r"),
                        target("ns/t", "")),
                created(
                        "a kind that is not judged",
                        "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: ns}"),
                created("another version of a kind", target("ns/new", "").replace("v1alpha1", "v9")),
                Example.applied(
                        "a release that falls to anti-affinity, with one that it had beaten",
                        version("ns/cv", "k")
                                + target("ns/t", "")
                                + labelledRelease("ns/high", "c: mesh", "uniqueName: k, priority: 2")
                                + release("ns/low", "uniqueName: k, priority: 1")
                                + release(
                                        "ns/other",
                                        "uniqueName: m, priority: 3, antiAffinity: {matchLabels: {c: mesh}}")
                                + binding("ns/high", "{name: t}", "high")
                                + binding("ns/low", "{name: t}", "low"),
                        binding("ns/other", "{name: t}", "other")));
    }

    static List<Example> reading() {
        return List.of(
                Example.sent("a key that is there twice", "apiVersion: v1\nkind: A\nkind: B\nmetadata: {name: a}\n"),
                Example.sent("text that is no YAML", "apiVersion: [v1\n"),
                Example.sent("more levels than are read", "[".repeat(600)),
                Example.sent("a document that is no object", "- a\n- b\n"),
                Example.sent("an object without a name", "apiVersion: v1\nkind: A\nmetadata: {}\n"),
                Example.sent("an object without a kind", "apiVersion: v1\nmetadata: {name: a}\n"));
    }

    private static Example created(String title, String document) {
        return Example.applied(title, FLEET, document);
    }
}
