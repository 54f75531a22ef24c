package io.fleetgate.object;

/** API group and kind, the identity of a kind whatever its version; the core group is the empty string. */
public record GroupKind(String group, String kind) implements Comparable<GroupKind> {

    @Override
    public int compareTo(GroupKind other) {
        int order = group.compareTo(other.group);
        return order != 0 ? order : kind.compareTo(other.kind);
    }

    @Override
    public String toString() {
        return group.isEmpty() ? kind : kind + "." + group;
    }
}
