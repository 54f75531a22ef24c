package io.fleetgate.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import io.fleetgate.plan.ObjectPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A unified diff of one object's YAML, without status and what else only the server writes. */
final class ObjectDiff {
    private static final int CONTEXT_LINES = 3;
    private static final List<String> SERVER_FIELDS =
            List.of("uid", "generation", "creationTimestamp", "resourceVersion", "managedFields");
    private static final String NOTHING = "/dev/null";

    private ObjectDiff() {}

    static String of(ObjectPlan object) {
        String file = object.id().kind().name() + "/" + object.id().key();
        List<String> before = lines(object.before());
        List<String> after = lines(object.after());
        List<String> diff = switch (object.action()) {
            case CREATE -> whole(NOTHING, "b/" + file, "@@ -0,0 +1," + after.size() + " @@", "+", after);
            case DELETE -> whole("a/" + file, NOTHING, "@@ -1," + before.size() + " +0,0 @@", "-", before);
            case UPDATE ->
                UnifiedDiffUtils.generateUnifiedDiff(
                        "a/" + file, "b/" + file, before, DiffUtils.diff(before, after), CONTEXT_LINES);
        };
        return diff.isEmpty() ? "" : String.join("\n", diff) + "\n";
    }

    private static List<String> whole(String from, String to, String range, String sign, List<String> lines) {
        List<String> diff = new ArrayList<>(List.of("--- " + from, "+++ " + to, range));
        lines.forEach(line -> diff.add(sign + line));
        return diff;
    }

    private static List<String> lines(Optional<ObjectNode> document) {
        return document.map(ObjectDiff::proposable).map(Yaml::lines).orElse(List.of());
    }

    private static ObjectNode proposable(ObjectNode document) {
        ObjectNode shown = document.objectNode();
        shown.setAll(document);
        shown.remove("status");
        if (document.get("metadata") instanceof ObjectNode metadata) {
            ObjectNode shownMetadata = document.objectNode();
            shownMetadata.setAll(metadata);
            shownMetadata.remove(SERVER_FIELDS);
            shown.set("metadata", shownMetadata);
        }
        return shown;
    }
}
