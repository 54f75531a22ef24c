package io.fleetgate.object;

import java.util.Comparator;

/** Which object: its kind, namespace and name. */
public record ObjectId(Kind<?> kind, ObjectKey key) implements Comparable<ObjectId> {

    private static final Comparator<ObjectId> ORDER = Comparator.comparing(
                    (ObjectId id) -> id.kind.groupKind().group())
            .thenComparing(id -> id.kind.name())
            .thenComparing(id -> id.key.namespace())
            .thenComparing(id -> id.key.name());

    public static ObjectId of(FleetObject<?> object) {
        return new ObjectId(object.kind(), object.key());
    }

    /** By group, kind, namespace, name. */
    @Override
    public int compareTo(ObjectId other) {
        return ORDER.compare(this, other);
    }

    /** {@code Kind namespace/name}. */
    @Override
    public String toString() {
        return kind.name() + " " + key;
    }
}
