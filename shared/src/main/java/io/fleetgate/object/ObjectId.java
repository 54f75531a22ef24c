package io.fleetgate.object;

/** Which object: its kind, namespace and name. */
public record ObjectId(Kind<?> kind, ObjectKey key) implements Comparable<ObjectId> {

    public static ObjectId of(FleetObject<?> object) {
        return new ObjectId(object.kind(), object.key());
    }

    /** By group, kind, namespace, name. */
    @Override
    public int compareTo(ObjectId other) {
        int order = kind.equals(other.kind) ? 0 : kind.groupKind().compareTo(other.kind.groupKind());
        if (order == 0) {
            order = key.namespace().compareTo(other.key.namespace());
        }
        return order != 0 ? order : key.name().compareTo(other.key.name());
    }

    /** {@code Kind namespace/name}. */
    @Override
    public String toString() {
        return kind.name() + " " + key;
    }
}
