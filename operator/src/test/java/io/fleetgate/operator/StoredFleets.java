package io.fleetgate.operator;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import java.util.List;

/**
 * A small fleet in namespace {@code fleet}: what is labelled {@code env: prod} gets release {@code kyverno}, rendered to a registry
 * that is not there.
 */
final class StoredFleets {
    static final String BERLIN = Yaml.renderingTarget("fleet/berlin", "env: prod");

    static final String FLEET = BERLIN
            + Yaml.renderingTarget("fleet/oslo", "env: test")
            + Yaml.version("fleet/cv", "kyverno")
            + Yaml.release("fleet/kyverno", "uniqueName: kyverno")
            + Yaml.profile("fleet/base", "kyverno", "{matchLabels: {env: prod}}");

    private StoredFleets() {}

    /** The targets that are bound, by name, as often as they are. */
    static List<String> bound(InMemoryApiServer server) {
        return bindings(server).stream()
                .filter(binding -> !binding.path("metadata").has("deletionTimestamp"))
                .map(binding -> binding.at("/spec/targetRef/name").asText())
                .sorted()
                .toList();
    }

    static List<ObjectNode> bindings(InMemoryApiServer server) {
        return server.fleet().list(SolarKinds.RELEASE_BINDING);
    }
}
