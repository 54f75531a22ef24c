package io.fleetgate.recorded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One step of a recorded fleet, a folder; beside these it holds the plan, and all objects of the settled fleet, that must come of it.
 *
 * @param meanwhile merge patches of what others wrote since the step before: renderers, holders of finalizers; may be empty
 * @param change the documents applied; may be empty
 * @param deletes {@code Kind namespace/name} of what is deleted
 */
public record RecordedStep(String name, String meanwhile, String change, List<String> deletes) {
    private static final Set<String> REQUIRED = Set.of("plan.txt", "objects.txt");
    private static final Set<String> OPTIONAL = Set.of("meanwhile.yaml", "change.yaml", "delete.txt");

    /** Reads a folder; a file that means nothing here is refused, so that none goes stale unseen. */
    static RecordedStep read(Path folder) throws IOException {
        Set<String> files = names(folder);
        Set<String> unknown = new TreeSet<>(files);
        unknown.removeAll(REQUIRED);
        unknown.removeAll(OPTIONAL);
        if (!unknown.isEmpty() || !files.containsAll(REQUIRED)) {
            throw new IllegalStateException(
                    folder + " holds " + files + ", but needs " + REQUIRED + " and may have " + OPTIONAL);
        }
        return new RecordedStep(
                folder.getFileName().toString(),
                text(folder, "meanwhile.yaml"),
                text(folder, "change.yaml"),
                text(folder, "delete.txt").lines().toList());
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static String text(Path folder, String name) throws IOException {
        Path file = folder.resolve(name);
        return Files.exists(file) ? Files.readString(file) : "";
    }
}
