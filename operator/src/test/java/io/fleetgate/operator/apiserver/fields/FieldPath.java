package io.fleetgate.operator.apiserver.fields;

import java.util.ArrayList;
import java.util.List;

/** The place of a field, written as refusals write it: {@code .status.conditions[type="Ready"].status}. */
record FieldPath(List<String> elements) implements Comparable<FieldPath> {
    static final FieldPath ROOT = new FieldPath(List.of());

    /** The member of a map. */
    FieldPath member(String name) {
        return child("." + name);
    }

    /** The item of a list of maps, by its key. */
    FieldPath item(String key, String value) {
        return child("[" + key + "=\"" + value + "\"]");
    }

    /** The item of a set. */
    FieldPath element(String value) {
        return child("[=\"" + value + "\"]");
    }

    boolean isInMetadata() {
        return elements.getFirst().equals(".metadata");
    }

    /** Fields of a level come before what is deeper. */
    @Override
    public int compareTo(FieldPath other) {
        int shared = Math.min(elements.size(), other.elements.size());
        for (int i = 0; i < shared; i++) {
            if (!elements.get(i).equals(other.elements.get(i))) {
                boolean ends = i == elements.size() - 1;
                boolean otherEnds = i == other.elements.size() - 1;
                return ends == otherEnds
                        ? elements.get(i).compareTo(other.elements.get(i))
                        : Boolean.compare(otherEnds, ends);
            }
        }
        return Integer.compare(elements.size(), other.elements.size());
    }

    @Override
    public String toString() {
        return String.join("", elements);
    }

    private FieldPath child(String element) {
        List<String> all = new ArrayList<>(elements);
        all.add(element);
        return new FieldPath(List.copyOf(all));
    }
}
