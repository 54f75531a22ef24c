package io.fleetgate.operator.apiserver.fields;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * What an apply makes of an object.
 *
 * @param part the part of the object that the apply could write, as it is now
 * @param emptied what lost all that was in it and is owned as such, and of what type it is, object or array
 */
public record Apply(ObjectNode part, Ownership owners, SortedMap<String, String> emptied) {

    /**
     * Applies.
     *
     * @param live the part as it is stored
     * @param applied the part as it was sent
     * @param force whether fields of others may be taken from them
     * @throws ApplyConflict when others own what would change, and {@code force} is not set
     */
    public static Apply of(
            ObjectNode live,
            ObjectNode applied,
            Ownership owners,
            FieldManager manager,
            String apiVersion,
            boolean force)
            throws ApplyConflict {
        NavigableSet<FieldPath> places = FieldSet.of(applied);
        NavigableSet<FieldPath> owned = new TreeSet<>(places);
        owned.addAll(owners.ofOthers(manager));
        ObjectNode merged = Merge.of(live, applied);
        Pruning pruning = new Pruning(owners.of(manager), owned);
        pruning.prune(merged);
        Comparison comparison = Comparison.of(live, merged);
        SortedMap<FieldManager, NavigableSet<FieldPath>> conflicts = owners.conflicts(comparison.changed(), manager);
        if (!force && !conflicts.isEmpty()) {
            throw ApplyConflict.of(conflicts, apiVersion);
        }
        return new Apply(merged, owners.applied(comparison, places, manager), pruning.emptied());
    }
}
