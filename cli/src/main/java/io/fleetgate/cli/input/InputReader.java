package io.fleetgate.cli.input;

import io.fleetgate.document.DocumentProblem;
import io.fleetgate.document.DocumentStream;
import io.fleetgate.document.Documents;
import io.fleetgate.document.Limits;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads files, folders and standard input. What is wrong with one document hides no other. */
public final class InputReader {
    private static final Path STANDARD_INPUT = Path.of("-");

    private final InputStream standardInput;
    private final List<InputDocument> documents = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();
    private final Map<List<Object>, InputDocument> known = new HashMap<>();

    public InputReader(InputStream standardInput) {
        this.standardInput = standardInput;
    }

    /**
     * Reads all of them, folders with everything below.
     *
     * @throws InputException where one of them is not there, or cannot be read
     */
    public InputSet read(List<Path> paths) {
        try {
            for (Path path : paths) {
                if (path.equals(STANDARD_INPUT)) {
                    accept("-", Documents.read(standardInput.readAllBytes(), Limits.OWN_FILES));
                } else {
                    for (Path file : DocumentFiles.below(path)) {
                        accept(file.toString(), Documents.read(Files.readAllBytes(file), Limits.OWN_FILES));
                    }
                }
            }
        } catch (IOException e) {
            throw new InputException("cannot be read: " + e.getMessage());
        }
        return new InputSet(documents, findings);
    }

    private void accept(String file, DocumentStream stream) {
        for (DocumentProblem problem : stream.problems()) {
            findings.add(new Finding(file + ":" + problem.document() + ":" + problem.line(), problem.problem()));
        }
        stream.documents().forEach(document -> keep(new InputDocument(file, document)));
    }

    private void keep(InputDocument document) {
        @Nullable InputDocument other = known.putIfAbsent(List.of(document.groupKind(), document.key()), document);
        if (other == null) {
            documents.add(document);
        } else {
            findings.add(new Finding(
                    document.place(""),
                    Problem.error(
                            "",
                            Reason.DUPLICATE,
                            document.groupKind().kind() + " " + document.key() + " is also at " + other.place(""),
                            "keep one of them")));
        }
    }
}
