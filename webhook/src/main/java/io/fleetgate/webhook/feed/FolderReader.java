package io.fleetgate.webhook.feed;

import io.fleetgate.document.Document;
import io.fleetgate.document.DocumentProblem;
import io.fleetgate.document.DocumentStream;
import io.fleetgate.document.Documents;
import io.fleetgate.document.Limits;
import io.fleetgate.object.Kind;
import io.fleetgate.object.KindCatalog;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads every YAML and JSON file below a folder, in the order of their paths, and collects what is wrong with them. */
final class FolderReader {
    private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");

    private final KindCatalog kinds;
    private final List<String> problems = new ArrayList<>();
    private final Map<List<Object>, FiledObject> byIdentity = new HashMap<>();

    FolderReader(Collection<Kind<?>> kinds) {
        this.kinds = new KindCatalog(kinds);
    }

    /** What is wrong, one sentence each, with file and line where there is one. */
    List<String> problems() {
        return problems;
    }

    List<FiledObject> read(Path folder) {
        List<FiledObject> objects = new ArrayList<>();
        for (Path file : files(folder)) {
            readFile(file, objects);
        }
        return objects;
    }

    private List<Path> files(Path folder) {
        if (!Files.exists(folder)) {
            problems.add("the folder does not exist");
            return List.of();
        }
        if (!Files.isDirectory(folder)) {
            problems.add("it is a file; name the folder that it is in");
            return List.of();
        }
        try (Stream<Path> paths = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
            return paths.filter(FolderReader::isDocumentFile).sorted().toList();
        } catch (IOException | UncheckedIOException e) {
            problems.add("the folder cannot be listed: " + e.getMessage());
            return List.of();
        }
    }

    private static boolean isDocumentFile(Path path) {
        String name = path.getFileName().toString();
        return ENDINGS.stream().anyMatch(name::endsWith) && !Files.isDirectory(path);
    }

    private void readFile(Path file, List<FiledObject> objects) {
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(file);
        } catch (AccessDeniedException e) {
            problems.add(file + ": cannot be read, permission denied");
            return;
        } catch (IOException e) {
            problems.add(file + ": cannot be read: " + e.getMessage());
            return;
        }
        DocumentStream stream = Documents.read(bytes, Limits.OWN_FILES);
        for (DocumentProblem problem : stream.problems()) {
            problems.add(file + ":" + problem.line() + ": " + problem.problem().sentence());
        }
        stream.documents().forEach(document -> keep(file, document, objects));
    }

    private void keep(Path file, Document document, List<FiledObject> objects) {
        FiledObject filed = new FiledObject(kinds.read(document.json()), file, document);
        Kind<?> kind = filed.object().kind();
        if (!kind.isKnown() && kinds.find(kind.groupKind()).isPresent()) {
            problems.add(filed.place("apiVersion") + ": " + kind.apiVersion() + " of " + kind.name()
                    + " is not served; use "
                    + kinds.find(kind.groupKind()).orElseThrow().apiVersion());
            return;
        }
        FiledObject other =
                byIdentity.putIfAbsent(List.of(kind.groupKind(), filed.object().key()), filed);
        if (other == null) {
            objects.add(filed);
        } else {
            problems.add(filed.place() + ": " + kind.name() + " "
                    + filed.object().key() + " is also at " + other.place() + "; keep one of them");
        }
    }
}
