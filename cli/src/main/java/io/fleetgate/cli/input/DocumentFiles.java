package io.fleetgate.cli.input;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The files of a folder that hold documents, in the same order everywhere. */
final class DocumentFiles {
    private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");

    private DocumentFiles() {}

    /** A file itself, whatever it is called; of a folder, what is neither hidden nor there twice by a link. */
    static List<Path> below(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        Map<Path, Path> files = new LinkedHashMap<>();
        for (Path file : sorted(path)) {
            files.putIfAbsent(file.toRealPath(), file);
        }
        return new ArrayList<>(files.values());
    }

    private static List<Path> sorted(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
            return found.filter(file -> isDocumentFile(folder.relativize(file)))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static boolean isDocumentFile(Path relative) {
        for (Path part : relative) {
            if (part.toString().startsWith(".")) {
                return false;
            }
        }
        return ENDINGS.stream().anyMatch(relative.toString()::endsWith);
    }
}
