package io.fleetgate.cluster.resource;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.ConfigBuilder;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.cluster.watch.ScriptedApiServer;
import io.fleetgate.cluster.watch.ScriptedKind;
import io.fleetgate.object.FleetObject;
import io.fleetgate.resource.ResourceStore;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.WatchParser;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.store.Completeness;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** A scripted API server, and informers that follow what some configs watch in it. */
final class FollowedResources implements AutoCloseable {
    static final String NETWORKING = "/apis/networking.k8s.io/v1";
    static final String CORE = "/api/v1";

    private static final JsonMapper JSON = new JsonMapper();

    final ScriptedApiServer server = new ScriptedApiServer();
    final ResourceInformers informers;

    FollowedResources(Duration staleAfter, ResourceListener listener) throws IOException {
        Config config =
                new ConfigBuilder(Config.empty()).withMasterUrl(server.url()).build();
        informers = ResourceInformers.start(ClusterClient.create(config), ReadTimes.within(staleAfter), listener);
    }

    FollowedResources() throws IOException {
        this(Duration.ofMinutes(1), ResourceListener.NONE);
    }

    ScriptedKind ingresses() {
        return server.install(NETWORKING, "ingresses", "Ingress", "true");
    }

    /** What a config watches: Ingresses, in a store of this name. */
    static Watches ingresses(String store, String more) {
        return watches("""
                "%s": {"apiVersion": "networking.k8s.io/v1", "resources": "ingresses", "indexBy": ["metadata.name"]%s}
                """.formatted(store, more));
    }

    static Watches watches(String entries) {
        String document = """
                {"apiVersion": "haproxy-haptic.org/v1alpha1", "kind": "HAProxyTemplateConfig",
                 "metadata": {"namespace": "shop", "name": "edge"}, "spec": {"watchedResources": {%s}}}
                """.formatted(entries);
        try {
            return (Watches) WatchParser.parse(
                    FleetObject.read(HapticKinds.TEMPLATE_CONFIG, (ObjectNode) JSON.readTree(document))
                            .spec());
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(document, e);
        }
    }

    static String ingress(String namespace, String name, String label) {
        return """
                {"metadata": {"namespace": "%s", "name": "%s", "labels": {"app": "%s"}}, "spec": {"ingressClassName": "web"}}
                """.formatted(namespace, name, label);
    }

    static String namespace(String name, String team) {
        return """
                {"metadata": {"name": "%s", "labels": {"team": "%s"}}}
                """.formatted(name, team);
    }

    /** The store of the first entry. */
    ResourceStore store(Watches watches) {
        Watch watch = watches.entries().getFirst();
        return informers.current().stores().getOrDefault(watch, ResourceStore.unsynced(watch));
    }

    boolean isKnown(Watches watches) {
        return store(watches).completeness() instanceof Completeness.Complete;
    }

    /** The names of the objects in the store of the first entry; empty while that is unknown. */
    List<String> names(Watches watches) {
        ResourceStore store = store(watches);
        return store.completeness() instanceof Completeness.Complete
                ? store.list().stream().map(each -> Watch.key(each).toString()).toList()
                : List.of();
    }

    /** Why the store of the first entry is not known. */
    String cause(Watches watches) {
        return store(watches).completeness() instanceof Completeness.ReadFailed(String cause) ? cause : "";
    }

    /** How many lists and watches were asked for, apart from each other. */
    long lists(String end) {
        return server.requests(end).stream()
                .filter(request -> !request.contains("watch=true"))
                .count();
    }

    @Override
    public void close() {
        informers.close();
        server.close();
    }
}
