package io.fleetgate.e2e.reconcile;

import static io.fleetgate.e2e.reconcile.Documents.binding;
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

/** A team rolls out to targets in the namespaces of others, and such a namespace is deleted. */
@ExtendWith({InstallationExtension.class, OperatorExtension.class})
class NamespaceRowsE2E {
    private static final Set<String> RENDERED = Set.of("release-web");

    private final Fleets fleets;
    private Fleet team;

    NamespaceRowsE2E(Fleets fleets) {
        this.fleets = fleets;
    }

    @BeforeEach
    void aTeam() throws IOException, InterruptedException {
        team = fleets.empty();
        team.store(componentVersion("web"), release("web"), profile("base", "web", "{}"));
    }

    @Test
    @DisplayName(
            "BC-055 a namespace goes with its targets and bindings, and a profile for it can be deleted afterwards")
    void namespaceGoesFirst() throws IOException, InterruptedException {
        var sites = fleets.empty();
        inviteTo(sites, "edge");
        sites.store(componentVersion("log"), release("log"), binding("rb", "log", "edge"));
        fleets.becomes(Set.of("release-log", "release-web"), sites::charts);
        sites.renderAll("release-log", "release-web");
        fleets.settle();
        var namespace = FleetNamespace.of(sites);

        namespace.delete();
        fleets.becomes(false, namespace::isThere);
        team.delete("profile/base");

        fleets.becomes(false, () -> team.has("profile/base"));
        fleets.becomes(Set.of(), () -> team.names("releasebinding"));
        fleets.becomes(Set.of("release-finalizer"), () -> team.finalizers("release/web"));
    }

    @Test
    @DisplayName("BC-056 a namespace that cannot go keeps no other waiting, and is served when it is made anew")
    void namespaceThatCannotGo() throws IOException, InterruptedException {
        var stuck = fleets.empty();
        inviteTo(stuck, "stuck");
        fleets.becomes(RENDERED, stuck::charts);
        fleets.settle();
        stuck.store("{kind: Component, metadata: {name: held, finalizers: [example.com/held]}, spec: {}}");
        var namespace = FleetNamespace.of(stuck);
        namespace.delete();
        fleets.becomes(Set.of("held"), () -> stuck.names("component"));
        fleets.becomes(Set.of(), () -> stuck.names("target"));

        var later = fleets.empty();
        inviteTo(later, "later");
        fleets.becomes(RENDERED, later::charts);
        fleets.becomes(Set.of("later"), team::boundTargets);
        assertThat(namespace.isTerminating()).isTrue();

        stuck.patch("component/held", "{metadata: {finalizers: []}}");
        fleets.becomes(false, namespace::isThere);
        namespace.createAgain();
        inviteTo(stuck, "stuck");

        fleets.becomes(RENDERED, stuck::charts);
        fleets.becomes(Set.of("later", "stuck"), team::boundTargets);
    }

    /** A target, and what lets the team use it. */
    private void inviteTo(Fleet sites, String target) throws IOException {
        sites.store(registry("charts"), target(target, "prod"));
        sites.store(grant("profiles", "Profile", team.namespace(), "Target"));
        sites.store(grant("bindings", "ReleaseBinding", team.namespace(), "Target"));
    }
}
