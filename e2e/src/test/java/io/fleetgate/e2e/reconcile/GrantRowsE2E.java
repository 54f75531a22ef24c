package io.fleetgate.e2e.reconcile;

import static io.fleetgate.e2e.reconcile.Documents.bindingTo;
import static io.fleetgate.e2e.reconcile.Documents.componentVersion;
import static io.fleetgate.e2e.reconcile.Documents.grant;
import static io.fleetgate.e2e.reconcile.Documents.profile;
import static io.fleetgate.e2e.reconcile.Documents.registry;
import static io.fleetgate.e2e.reconcile.Documents.release;
import static io.fleetgate.e2e.reconcile.Documents.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A team has releases; the targets are in the namespace of another. */
@ExtendWith({InstallationExtension.class, OperatorExtension.class})
class GrantRowsE2E {
    private final Fleets fleets;
    private Fleet team;
    private Fleet sites;

    GrantRowsE2E(Fleets fleets) {
        this.fleets = fleets;
    }

    @BeforeEach
    void aTeamAndItsSites() throws IOException, InterruptedException {
        team = fleets.empty();
        sites = fleets.empty();
        team.store(componentVersion("web"), release("web"));
        sites.store(registry("charts"), target("edge", "prod"));
    }

    @Test
    @DisplayName("G01 G02 a profile binds targets of another namespace for as long as a grant there lets it")
    void profileCrossesNamespacesWithAGrant() throws IOException, InterruptedException {
        sites.store(grant("profiles", "Profile", team.namespace(), "Target"));
        team.store(profile("base", "web", "{}"));
        fleets.becomes(Set.of(sites.namespace()), () -> team.all("releasebinding", "/spec/targetRef/namespace"));

        sites.delete("referencegrant/profiles");

        fleets.becomes(Set.of(), () -> team.names("releasebinding"));
    }

    @Test
    @DisplayName("G03 G04 G05 a binding into another namespace renders there, once, while a grant or two let it")
    void bindingCrossesNamespacesWithAGrant() throws IOException, InterruptedException {
        team.store(bindingTo("rb", "web", edge()));
        fleets.becomes("False/NoReleaseBindings", () -> sites.condition("target/edge", "ReleasesRendered"));
        assertThat(sites.names("rendertask")).isEmpty();

        sites.store(grant("first", "ReleaseBinding", team.namespace(), "Target"));
        sites.store(grant("second", "ReleaseBinding", team.namespace(), "Target"));

        fleets.becomes("False/Pending", () -> sites.condition("target/edge", "ReleasesRendered"));
        fleets.settle();
        assertThat(sites.tasksOf("release-web")).hasSize(1);
    }

    @Test
    @DisplayName("G06 of two targets of one name only the one that a binding aims at renders")
    void onlyTheTargetAimedAtRenders() throws IOException, InterruptedException {
        team.store(registry("charts"), target("edge", "prod"), bindingTo("rb", "web", edge()));
        sites.store(grant("bindings", "ReleaseBinding", team.namespace(), "Target"));

        fleets.becomes(Set.of("release-web"), sites::charts);
        fleets.becomes("False/NoReleaseBindings", () -> team.condition("target/edge", "ReleasesRendered"));
        assertThat(team.charts()).isEmpty();
    }

    @Test
    @DisplayName("G07 a grant for profiles makes the binding, and renders nothing")
    void profilesGrantDoesNotRender() throws IOException, InterruptedException {
        sites.store(grant("profiles", "Profile", team.namespace(), "Target"));
        team.store(profile("base", "web", "{}"));

        fleets.becomes(Set.of("edge"), team::boundTargets);
        fleets.becomes("False/NoReleaseBindings", () -> sites.condition("target/edge", "ReleasesRendered"));
        assertThat(sites.charts()).isEmpty();
    }

    @Test
    @DisplayName("G08 G11 a release may use a component version of another namespace while a grant lets it")
    void componentVersionOfAnotherNamespace() throws IOException, InterruptedException {
        sites.store(componentVersion("shared"));
        team.store("""
                kind: Release
                metadata: {name: far}
                spec: {uniqueName: far, componentVersionRef: {name: shared}, componentVersionNamespace: %s}
                """.formatted(sites.namespace()));
        fleets.becomes("False/NotGranted", () -> team.condition("release/far", "ComponentVersionResolved"));

        sites.store(grant("versions", "Release", team.namespace(), "ComponentVersion"));
        fleets.becomes("True/Resolved", () -> team.condition("release/far", "ComponentVersionResolved"));

        sites.store(grant("bindings", "ReleaseBinding", team.namespace(), "Target"));
        team.store(bindingTo("rb", "far", edge()));
        fleets.becomes(Set.of("release-far"), sites::charts);

        sites.delete("referencegrant/versions");
        fleets.becomes("False/NotGranted", () -> team.condition("release/far", "ComponentVersionResolved"));
        fleets.becomes("False/MissingDependencies", () -> sites.condition("target/edge", "ReleasesRendered"));
    }

    @Test
    @DisplayName("G10 a grant that differs in a namespace, a kind, a group or the case of a letter lets nobody in")
    void grantsAreTakenLiterally() throws IOException, InterruptedException {
        var own = team.namespace();
        var right = grant("right", "Profile", own, "Target");
        sites.store(
                grant("other-namespace", "Profile", sites.namespace(), "Target"),
                grant("other-from-kind", "Release", own, "Target"),
                grant("other-to-kind", "Profile", own, "Registry"),
                grant("other-case-from", "profile", own, "Target"),
                grant("other-case-to", "Profile", own, "TARGET"),
                right.replace("from: [{group: solar", "from: [{group: other").replace("right", "other-group-from"),
                right.replace("to: [{group: solar", "to: [{group: other").replace("right", "other-group-to"));
        team.store(profile("base", "web", "{}"));
        fleets.becomes("True/Accepted", () -> team.condition("profile/base", "Accepted"));
        fleets.settle();
        assertThat(team.names("releasebinding")).isEmpty();

        sites.store(right);

        fleets.becomes(Set.of("edge"), team::boundTargets);
    }

    @Test
    @DisplayName("G12 a binding that names its own namespace is as local as one that names none")
    void ownNamespaceIsLocal() throws IOException, InterruptedException {
        sites.store(componentVersion("web"), release("web"), bindingTo("rb", "web", edge()));

        fleets.becomes(Set.of("release-web"), sites::charts);
    }

    private String edge() {
        return "{name: edge, namespace: " + sites.namespace() + "}";
    }
}
