package io.fleetgate.object;

/**
 * Namespace and name of an object of a known kind. Ordered by the bytes of {@code namespace/name}, which is the order that
 * breaks ties between releases; comparing the two parts one after the other would give another order (namespaces
 * {@code a} and {@code a-b}: {@code a-b/x} comes first).
 */
public record ObjectKey(String namespace, String name) implements Comparable<ObjectKey> {

    /** {@code namespace/name}; the bare name where there is no namespace. */
    @Override
    public String toString() {
        return namespace.isEmpty() ? name : namespace + "/" + name;
    }

    @Override
    public int compareTo(ObjectKey other) {
        if (namespace.equals(other.namespace)) {
            return compareBytes(name, other.name);
        }
        if (!namespace.startsWith(other.namespace) && !other.namespace.startsWith(namespace)) {
            return compareBytes(namespace, other.namespace);
        }
        int order = compareBytes(toString(), other.toString());
        return order != 0 ? order : compareBytes(namespace, other.namespace);
    }

    /** Compares as UTF-8 bytes would, which is by code point; UTF-16 order differs outside the basic plane. */
    public static int compareBytes(String a, String b) {
        int length = Math.min(a.length(), b.length());
        for (int i = 0; i < length; i++) {
            char x = a.charAt(i);
            char y = b.charAt(i);
            if (x != y) {
                return Character.isSurrogate(x) == Character.isSurrogate(y)
                        ? Character.compare(x, y)
                        : Character.isSurrogate(x) ? 1 : -1;
            }
        }
        return Integer.compare(a.length(), b.length());
    }
}
