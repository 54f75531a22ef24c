package io.fleetgate.webhook.feed;

import io.fleetgate.object.Kind;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Projection;
import io.fleetgate.store.Snapshot;
import io.fleetgate.webhook.http.StartException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The fleet as a folder of YAML files has it, read once. */
public final class DirectoryFeed implements Feed {
    private final Snapshot snapshot;
    private final List<FiledObject> objects;

    private DirectoryFeed(Snapshot snapshot, List<FiledObject> objects) {
        this.snapshot = snapshot;
        this.objects = objects;
    }

    /**
     * Reads a folder.
     *
     * @throws StartException when the folder or a file in it cannot be read; says everything that is wrong, with file and line
     */
    public static DirectoryFeed read(Path folder, Collection<Kind<?>> kinds, Collection<Projection<?>> projections) {
        FolderReader reader = new FolderReader(kinds);
        List<FiledObject> objects = reader.read(folder);
        if (!reader.problems().isEmpty()) {
            throw new StartException(
                    "cannot read the fleet in " + folder + ":\n  " + String.join("\n  ", reader.problems()));
        }
        Snapshot snapshot = Snapshot.empty(kinds, projections);
        Set<Kind<?>> read = new LinkedHashSet<>(kinds);
        for (FiledObject filed : objects) {
            snapshot = snapshot.with(filed.object());
            read.add(filed.object().kind());
        }
        for (Kind<?> kind : read) {
            snapshot = snapshot.with(kind, Completeness.COMPLETE);
        }
        return new DirectoryFeed(snapshot, objects);
    }

    /** The objects with the places where they are written, in the order of the files. */
    public List<FiledObject> objects() {
        return objects;
    }

    @Override
    public Snapshot snapshot() {
        return snapshot;
    }

    @Override
    public List<String> missing() {
        return List.of();
    }

    @Override
    public void awaitComplete() {
        // Reading was the condition for there being a feed.
    }

    @Override
    public void close() {
        // Nothing is open: the files were read to their end.
    }
}
