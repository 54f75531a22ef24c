package io.fleetgate.cluster.informer;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.List;

/** Keeps what a listener is told. */
final class RecordedChanges implements StoreListener {
    private final List<StoreChange> changes = new ArrayList<>();

    @Override
    public synchronized void changed(StoreChange change) {
        changes.add(change);
    }

    synchronized List<StoreChange> all() {
        return List.copyOf(changes);
    }

    /** What was told about the kind as a whole and, in order, about its objects: one word each, and the name. */
    List<String> about(Kind<?> kind) {
        List<String> lines = new ArrayList<>();
        for (StoreChange change : all()) {
            switch (change) {
                case StoreChange.Knowledge(Snapshot _, Snapshot after, Kind<?> of) -> {
                    if (of.equals(kind)) {
                        lines.add(after.completeness(of).getClass().getSimpleName());
                    }
                }
                case StoreChange.Objects objects -> {
                    objects.changes().changes().stream()
                            .filter(each -> each.kind().equals(kind))
                            .forEach(each -> lines.add(line(each)));
                    objects.unreadable().stream()
                            .filter(id -> id.kind().equals(kind))
                            .forEach(id -> lines.add("unreadable " + id.key().name()));
                }
            }
        }
        return lines;
    }

    /** What was told about one object. */
    List<String> about(Kind<?> kind, ObjectKey key) {
        return about(kind).stream()
                .filter(line -> line.endsWith(" " + key.name()))
                .toList();
    }

    private static String line(Change change) {
        return switch (change) {
            case Change.Create(FleetObject<?> after) -> "create " + after.name();
            case Change.Update(FleetObject<?> _, FleetObject<?> after) -> "update " + after.name();
            case Change.Delete(FleetObject<?> before) -> "delete " + before.name();
        };
    }
}
