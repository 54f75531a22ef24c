package io.fleetgate.cluster.resource;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.cluster.watch.Location;
import io.fleetgate.cluster.watch.ServedCollection;
import io.fleetgate.cluster.watch.StoredTree;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.resource.watch.Watch;
import java.io.IOException;

/** A collection that is looked for before each list, as a CRD may come, go or change at any time. */
final class DiscoveredCollection implements ServedCollection<WatchedObject> {
    private final ResourceCollection collection;
    private final Discovery discovery;
    private ServedResource served = new ServedResource("", false);

    DiscoveredCollection(ResourceCollection collection, Discovery discovery) {
        this.collection = collection;
        this.discovery = discovery;
    }

    @Override
    public Location locate() throws IOException {
        served = discovery.find(collection.resource());
        if (collection.isOfOneNamespace() && !served.isNamespaced()) {
            throw ReadFailure.notServed(served.kind() + " is in no namespace, and this config sees namespaces only");
        }
        String below = collection.isOfOneNamespace() ? "/namespaces/" + collection.namespace() : "";
        return new Location(
                Discovery.path(collection.resource()) + below + "/"
                        + collection.resource().resource(),
                collection.labelSelector());
    }

    @Override
    public WatchedObject read(StoredTree.Read tree) throws ReadFailure {
        if (!(tree.tree() instanceof ObjectNode document)) {
            throw ReadFailure.malformed("an object is expected");
        }
        ObjectKey key = Watch.key(document);
        if (key.name().isEmpty()) {
            throw ReadFailure.malformed("an object has no metadata.name");
        }
        return new WatchedObject(key, named(document), tree.isCut());
    }

    /** The items of a list do not say what they are, events do; a template sees no difference. */
    private ObjectNode named(ObjectNode document) {
        if (document.has("kind") && document.has("apiVersion")) {
            return document;
        }
        GroupVersionResource resource = collection.resource();
        ObjectNode named = JsonNodeFactory.instance
                .objectNode()
                .put("apiVersion", (resource.group().isEmpty() ? "" : resource.group() + "/") + resource.version())
                .put("kind", served.kind());
        named.setAll(document);
        return named;
    }
}
