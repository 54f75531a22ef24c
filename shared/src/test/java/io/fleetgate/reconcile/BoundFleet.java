package io.fleetgate.reconcile;

import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.store.Snapshot;

/** A fleet in namespace {@code fleet} of two targets, of which {@code berlin} is bound by a Profile and rendered for. */
final class BoundFleet {
    static final String TASK = "ownerKind: Target, ownerName: berlin, ownerNamespace: fleet";

    static final Snapshot SNAPSHOT = Fleet.of(Yaml.release("fleet/a", "uniqueName: a")
            + Yaml.profile("fleet/base", "a", "{matchLabels: {env: prod}}")
            + Yaml.target("fleet/berlin", "env: prod")
            + Yaml.target("fleet/oslo", "env: test")
            + Yaml.ownedBinding("fleet/base-berlin-abcde", "base", "{name: berlin}", "a")
            + Yaml.object("RenderTask", "fleet/task", "", TASK));

    private BoundFleet() {}
}
