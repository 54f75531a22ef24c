package io.fleetgate.plan;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import java.util.Comparator;

/** An object's identity as plans print it. */
public record ObjectId(String apiVersion, String kind, String namespace, String name) implements Comparable<ObjectId> {

    private static final Comparator<ObjectId> ORDER = Comparator.comparing(ObjectId::group)
            .thenComparing(ObjectId::kind)
            .thenComparing(ObjectId::namespace)
            .thenComparing(ObjectId::name);

    public static ObjectId of(FleetObject<?> object) {
        return of(object.kind(), object.key());
    }

    public static ObjectId of(Kind<?> kind, ObjectKey key) {
        return new ObjectId(kind.apiVersion(), kind.name(), key.namespace(), key.name());
    }

    /** By group, kind, namespace, name. */
    @Override
    public int compareTo(ObjectId other) {
        return ORDER.compare(this, other);
    }

    private String group() {
        int slash = apiVersion.indexOf('/');
        return slash < 0 ? "" : apiVersion.substring(0, slash);
    }

    /** {@code Kind namespace/name}. */
    @Override
    public String toString() {
        return kind + " " + new ObjectKey(namespace, name);
    }
}
