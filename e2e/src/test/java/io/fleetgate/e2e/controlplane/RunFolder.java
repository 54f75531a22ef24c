package io.fleetgate.e2e.controlplane;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** The files of one control plane: a fresh folder below {@code target}, where its logs stay until the next clean. */
record RunFolder(Path path) {
    private static final Path PARENT = Path.of("target", "control-plane");

    static RunFolder create() throws IOException {
        Files.createDirectories(PARENT);
        return new RunFolder(Files.createTempDirectory(PARENT, "run-").toAbsolutePath());
    }

    /** Where a file or folder of this name is or will be. */
    Path file(String name) {
        return path.resolve(name);
    }

    /** Writes a file and returns where it is. */
    Path write(String name, String content) throws IOException {
        return Files.writeString(file(name), content);
    }

    /** Deletes a folder, if it exists, and all that it holds. */
    void delete(String folder) throws IOException {
        if (Files.notExists(file(folder))) {
            return;
        }
        try (var files = Files.walk(file(folder))) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
