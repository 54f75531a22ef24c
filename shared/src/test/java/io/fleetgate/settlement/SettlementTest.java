package io.fleetgate.settlement;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The finalizers and conditions of every kind, one case a row. */
class SettlementTest {
    private static final String DELETED = "deletionTimestamp: '2026-01-01T00:00:00Z'";
    private static final String OURS = ", finalizers: [solar.opendefense.cloud/%s]";
    private static final String HELD = DELETED + ", finalizers: [example.com/hold]";

    @ParameterizedTest(name = "{0}")
    @MethodSource({"profiles", "releases", "bindings", "referred", "registryBindings"})
    void anObjectSettles(String behaviour, String fleet, String object, String expected) {
        assertThat(SettledForms.line(fleet, object)).isEqualTo(expected);
    }

    static Stream<Arguments> profiles() {
        String fleet = target("ns/a", "env: prod") + target("ns/b", "env: test") + release("ns/r", "");
        String prod = "{matchLabels: {env: prod}}";
        return Stream.of(
                row(
                        "a profile counts the targets it selects",
                        fleet + profile("ns/p", "r", prod),
                        "Profile ns/p",
                        "profile-finalizer Accepted=True/Accepted matchedTargets=1"),
                row(
                        "a count of zero is left out",
                        fleet + profile("ns/p", "r", "{matchLabels: {env: none}}"),
                        "Profile ns/p",
                        "profile-finalizer Accepted=True/Accepted"),
                row(
                        "a profile of a release that is missing binds all the same, and says so",
                        fleet + profile("ns/p", "absent", prod),
                        "Profile ns/p",
                        "profile-finalizer Accepted=False/ReleaseNotFound matchedTargets=1"),
                row(
                        "a profile without a release says so",
                        fleet + object("Profile", "ns/p", "", ""),
                        "Profile ns/p",
                        "profile-finalizer Accepted=False/NoRelease matchedTargets=2"),
                row(
                        "with an invalid selector the stored count stands",
                        fleet
                                + object(
                                        "Profile",
                                        "ns/p",
                                        "",
                                        "releaseRef: {name: r}, targetSelector: {matchExpressions: [{key: env, operator: Near}]}}\nstatus: {matchedTargets: 7"),
                        "Profile ns/p",
                        "profile-finalizer Accepted=False/InvalidSelector matchedTargets=7"),
                row(
                        "a deleted profile is gone",
                        fleet + object("Profile", "ns/p", DELETED, "releaseRef: {name: r}"),
                        "Profile ns/p",
                        "absent"),
                row(
                        "a deleted profile keeps its finalizer while a binding of its own is held",
                        fleet
                                + object(
                                        "Profile",
                                        "ns/p",
                                        DELETED + OURS.formatted("profile-finalizer"),
                                        "releaseRef: {name: r}")
                                + ownedBinding("ns/p-a-bcdfg", "p", "{name: a}", "r")
                                        .replace("ownerReferences", HELD + ", ownerReferences"),
                        "Profile ns/p",
                        "profile-finalizer DeletionBlocked=True/HeldByReference"),
                row(
                        "a deleted profile does not wait for a binding of a former one of its name",
                        fleet
                                + object("Profile", "ns/p", DELETED + ", uid: u2", "releaseRef: {name: r}")
                                + ownedBinding("ns/p-a-bcdfg", "p", "{name: a}", "r")
                                        .replace("ownerReferences", HELD + ", ownerReferences")
                                        .replace("uid: ''", "uid: u1"),
                        "Profile ns/p",
                        "absent"));
    }

    static Stream<Arguments> releases() {
        return Stream.of(
                row(
                        "a release whose component version is there goes by its component's name",
                        version("ns/cv", "kyverno") + release("ns/r", ""),
                        "Release ns/r",
                        "release-finalizer ComponentVersionResolved=True/Resolved effectiveUniqueName=kyverno"),
                row(
                        "a release goes by its own unique name",
                        version("ns/cv", "kyverno") + release("ns/r", "uniqueName: policy"),
                        "Release ns/r",
                        "release-finalizer ComponentVersionResolved=True/Resolved effectiveUniqueName=policy"),
                row(
                        "a missing component version is said",
                        release("ns/r", ""),
                        "Release ns/r",
                        "release-finalizer ComponentVersionResolved=False/NotFound"),
                row(
                        "a missing grant is said before anything is looked up",
                        object("Release", "ns/r", "", "componentVersionRef: {name: cv, namespace: far}"),
                        "Release ns/r",
                        "release-finalizer ComponentVersionResolved=False/NotGranted"),
                row(
                        "a profile protects its release",
                        version("ns/cv", "k") + release("ns/r", "") + profile("ns/p", "r", "{}"),
                        "Release ns/r",
                        "release-finalizer release-ref ComponentVersionResolved=True/Resolved effectiveUniqueName=k"),
                row(
                        "a deleted release that is bound keeps its protection",
                        object(
                                        "Release",
                                        "ns/r",
                                        DELETED + OURS.formatted("release-ref"),
                                        "componentVersionRef: {name: cv}")
                                + binding("ns/b", "{name: a}", "r"),
                        "Release ns/r",
                        "release-ref DeletionBlocked=True/HeldByReference"),
                row(
                        "a deleted release that something foreign holds keeps that alone",
                        object("Release", "ns/r", HELD, "componentVersionRef: {name: cv}"),
                        "Release ns/r",
                        "example.com/hold DeletionBlocked=True/HeldByFinalizer"));
    }

    static Stream<Arguments> bindings() {
        String fleet = version("ns/cv", "k") + release("ns/r", "") + target("ns/a", "");
        return Stream.of(
                row(
                        "a binding of an accepted release is accepted",
                        fleet + binding("ns/b", "{name: a}", "r"),
                        "ReleaseBinding ns/b",
                        "releasebinding-finalizer Accepted=True/Accepted"),
                row(
                        "the second binding of a release lost a tie, not a comparison of priorities",
                        fleet + binding("ns/b", "{name: a}", "r") + binding("ns/c", "{name: a}", "r"),
                        "ReleaseBinding ns/c",
                        "releasebinding-finalizer Accepted=False/TieBrokenByName"),
                row(
                        "a binding of a target that does not exist says so",
                        fleet + binding("ns/b", "{name: none}", "r"),
                        "ReleaseBinding ns/b",
                        "releasebinding-finalizer Accepted=False/TargetNotFound"),
                row(
                        "a binding that may not refer to a target does not learn whether it exists",
                        fleet + binding("ns/b", "{name: none, namespace: far}", "r"),
                        "ReleaseBinding ns/b",
                        "releasebinding-finalizer Accepted=False/NotGranted"),
                row(
                        "a binding that no profile wants and something holds is leaving",
                        fleet
                                + ownedBinding("ns/p-a-bcdfg", "gone", "{name: a}", "r")
                                        .replace("ownerReferences", "finalizers: [example.com/hold], ownerReferences"),
                        "ReleaseBinding ns/p-a-bcdfg",
                        "leaving example.com/hold DeletionBlocked=True/HeldByFinalizer"));
    }

    static Stream<Arguments> referred() {
        String release = object("Release", "far/r", "", "componentVersionRef: {name: cv, namespace: ns}");
        return Stream.of(
                row(
                        "a release protects its component version",
                        version("ns/cv", "k") + release("ns/r", ""),
                        "ComponentVersion ns/cv",
                        "componentversion-finalizer componentversion-ref"),
                row(
                        "a foreign release without a grant protects nothing",
                        version("ns/cv", "k") + release,
                        "ComponentVersion ns/cv",
                        "componentversion-finalizer"),
                row(
                        "a foreign release with a grant does",
                        version("ns/cv", "k") + release + grant("ns/g", "Release", "far", "ComponentVersion"),
                        "ComponentVersion ns/cv",
                        "componentversion-finalizer componentversion-ref"),
                row(
                        "a component version protects its component",
                        version("ns/cv", "k") + object("Component", "ns/k", "", ""),
                        "Component ns/k",
                        "component-ref"),
                row(
                        "a component version that is going protects nothing",
                        object("ComponentVersion", "ns/cv", DELETED, "componentRef: {name: k}")
                                + object("Component", "ns/k", "", ""),
                        "Component ns/k",
                        ""),
                row(
                        "a target protects its registry",
                        object("Target", "ns/a", "", "renderRegistryRef: {name: reg}")
                                + object("Registry", "ns/reg", "", "hostname: reg.example.com"),
                        "Registry ns/reg",
                        "registry-ref"));
    }

    static Stream<Arguments> registryBindings() {
        String registry = object("Registry", "ns/reg", "", "hostname: reg.example.com");
        String local = object("RegistryBinding", "ns/b", "", "targetRef: {name: a}, registryRef: {name: reg}");
        String foreign =
                object("RegistryBinding", "ns/b", "", "targetRef: {name: a, namespace: far}, registryRef: {name: reg}");
        String live = "registrybinding-finalizer Accepted=";
        return Stream.of(
                row(
                        "a registry binding",
                        registry + target("ns/a", "") + local,
                        "RegistryBinding ns/b",
                        live + "True/Accepted"),
                row("without its target", registry + local, "RegistryBinding ns/b", live + "False/TargetNotFound"),
                row(
                        "without its registry",
                        target("ns/a", "") + local,
                        "RegistryBinding ns/b",
                        live + "False/RegistryNotFound"),
                row(
                        "without a grant",
                        registry + target("far/a", "") + foreign,
                        "RegistryBinding ns/b",
                        live + "False/NotGranted"),
                row(
                        "with a grant",
                        registry + target("far/a", "") + foreign + grant("far/g", "RegistryBinding", "ns", "Target"),
                        "RegistryBinding ns/b",
                        live + "True/Accepted"));
    }

    private static Arguments row(String behaviour, String fleet, String object, String expected) {
        return Arguments.of(behaviour, fleet, object, expected);
    }
}
