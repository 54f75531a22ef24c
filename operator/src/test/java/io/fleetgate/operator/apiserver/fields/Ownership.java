package io.fleetgate.operator.apiserver.fields;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Who owns which fields of an object. Never changed: each write gives a new one. */
public final class Ownership {
    public static final Ownership NONE = new Ownership(new TreeMap<>());

    private final SortedMap<FieldManager, NavigableSet<FieldPath>> owned;

    private Ownership(SortedMap<FieldManager, NavigableSet<FieldPath>> owned) {
        owned.values().removeIf(Collection::isEmpty);
        this.owned = owned;
    }

    /** After a write that was no apply: what it changed is its own, and nobody else's any more. */
    public Ownership written(ObjectNode before, ObjectNode after, FieldManager by) {
        Comparison comparison = Comparison.of(before, after);
        SortedMap<FieldManager, NavigableSet<FieldPath>> all = others(comparison, by);
        NavigableSet<FieldPath> own = new TreeSet<>(of(by));
        own.removeAll(comparison.removed());
        own.addAll(comparison.changed());
        all.put(by, own);
        return new Ownership(all);
    }

    /** After an apply: what was applied is its own; what it changed is nobody else's any more. */
    Ownership applied(Comparison comparison, NavigableSet<FieldPath> places, FieldManager by) {
        SortedMap<FieldManager, NavigableSet<FieldPath>> all = others(comparison, by);
        all.put(by, places);
        return new Ownership(all);
    }

    /** What a manager owns. */
    NavigableSet<FieldPath> of(FieldManager manager) {
        return owned.getOrDefault(manager, Collections.emptyNavigableSet());
    }

    /** What anybody but a manager owns. */
    NavigableSet<FieldPath> ofOthers(FieldManager manager) {
        NavigableSet<FieldPath> all = new TreeSet<>();
        owned.forEach((other, places) -> {
            if (!other.equals(manager)) {
                all.addAll(places);
            }
        });
        return all;
    }

    /** Those of the places that others than a manager own, by owner. */
    SortedMap<FieldManager, NavigableSet<FieldPath>> conflicts(NavigableSet<FieldPath> places, FieldManager manager) {
        SortedMap<FieldManager, NavigableSet<FieldPath>> conflicts = new TreeMap<>(owned);
        conflicts.remove(manager);
        conflicts.replaceAll((_, own) -> {
            NavigableSet<FieldPath> both = new TreeSet<>(own);
            both.retainAll(places);
            return both;
        });
        conflicts.values().removeIf(Collection::isEmpty);
        return conflicts;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ownership ownership && owned.equals(ownership.owned);
    }

    @Override
    public int hashCode() {
        return owned.hashCode();
    }

    @Override
    public String toString() {
        return owned.toString();
    }

    private SortedMap<FieldManager, NavigableSet<FieldPath>> others(Comparison comparison, FieldManager manager) {
        SortedMap<FieldManager, NavigableSet<FieldPath>> all = new TreeMap<>();
        for (Map.Entry<FieldManager, NavigableSet<FieldPath>> entry : owned.entrySet()) {
            NavigableSet<FieldPath> places = new TreeSet<>(entry.getValue());
            places.removeAll(comparison.changed());
            places.removeAll(comparison.removed());
            all.put(entry.getKey(), entry.getKey().equals(manager) ? entry.getValue() : places);
        }
        return all;
    }
}
