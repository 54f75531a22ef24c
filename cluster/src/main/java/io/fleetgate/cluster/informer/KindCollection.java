package io.fleetgate.cluster.informer;

import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.cluster.watch.Location;
import io.fleetgate.cluster.watch.ServedCollection;
import io.fleetgate.cluster.watch.StoredTree;
import io.fleetgate.object.Kind;

/** The objects of one kind in all namespaces. */
record KindCollection(Kind<?> kind) implements ServedCollection<StoredObject> {

    @Override
    public Location locate() {
        return Location.of("apis/" + kind.groupKind().group() + "/" + kind.version() + "/" + kind.plural());
    }

    @Override
    public StoredObject read(StoredTree.Read tree) throws ReadFailure {
        return StoredObject.of(kind, tree);
    }
}
