package io.fleetgate.fuzz;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.document.Document;
import io.fleetgate.document.DocumentStream;
import io.fleetgate.document.Documents;
import io.fleetgate.document.Limits;
import java.util.List;

/** Any bytes are read or refused within limits, twice in the same way. */
public final class YamlFuzz {
    private static final Limits LIMITS = new Limits(1 << 16, 100, 100, 2_000, 1_000, 10_000, 400);

    private YamlFuzz() {}

    /** Called by Jazzer, by this name. */
    public static void fuzzerTestOneInput(byte[] input) {
        DocumentStream stream = Documents.read(input, LIMITS);
        if (stream.documents().size() > LIMITS.documents()) {
            throw new IllegalStateException(stream.documents().size() + " documents");
        }
        DocumentStream again = Documents.read(input, LIMITS);
        if (!json(stream).equals(json(again)) || !stream.problems().equals(again.problems())) {
            throw new IllegalStateException("the same bytes gave other documents");
        }
        Documents.readSettings(input, LIMITS);
    }

    private static List<ObjectNode> json(DocumentStream stream) {
        return stream.documents().stream().map(Document::json).toList();
    }
}
