package io.fleetgate.render;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.release;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.task.DesiredTask;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Fleets that have a bootstrap, and what it installs. */
final class Bootstraps {
    static final String KYVERNO = release("ns/ky", "") + binding("ns/ky", "{name: edge}", "ky");
    static final String ISTIO = RenderFleet.version("ns/istio", "istio")
            + object("Release", "ns/istio", "", "componentVersionRef: {name: istio}")
            + binding("ns/istio", "{name: edge}", "istio");

    private Bootstraps() {}

    /** A fleet on which a first bootstrap was pushed. */
    static RenderFleet deployed(String... yaml) {
        return RenderFleet.ready(yaml).settle().succeed().settle().succeed().settle();
    }

    static ObjectNode bootstrap(RenderFleet fleet, int version) {
        DesiredTask task = fleet.rendered().tasks().get(new ObjectKey("ns", "render-tgt-edge-" + version));
        assertThat(task).isNotNull();
        return DesiredDocuments.of(task);
    }

    static List<String> installed(ObjectNode bootstrap) {
        List<String> names = new ArrayList<>();
        Iterator<String> each = bootstrap.at("/spec/bootstrap/input/releases").fieldNames();
        each.forEachRemaining(names::add);
        return names;
    }
}
