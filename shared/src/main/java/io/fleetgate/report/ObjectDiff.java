package io.fleetgate.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import com.github.difflib.algorithm.DiffAlgorithmListener;
import io.fleetgate.plan.ObjectPlan;
import io.fleetgate.store.Allowance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A unified diff of one object's YAML, without what only the server writes. The status is shown where the operator writes it,
 * and without times.
 */
final class ObjectDiff {
    private static final int CONTEXT_LINES = 3;
    private static final List<String> SERVER_FIELDS =
            List.of("uid", "generation", "creationTimestamp", "resourceVersion", "managedFields");
    private static final String TIME = "lastTransitionTime";
    private static final String NOTHING = "/dev/null";

    private ObjectDiff() {}

    /** The whole diff, every line of it ended; empty where nothing is to be seen. */
    static String of(ObjectPlan object, Allowance allowance) {
        List<String> lines = lines(object, allowance);
        return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
    }

    static List<String> lines(ObjectPlan object, Allowance allowance) {
        allowance.check();
        String file = object.id().kind().name() + "/" + object.id().key();
        List<String> before = lines(object.before(), object.origin());
        List<String> after = lines(object.after(), object.origin());
        return switch (object.action()) {
            case CREATE -> whole(NOTHING, "b/" + file, "@@ -0,0 +1," + after.size() + " @@", "+", after);
            case DELETE -> whole("a/" + file, NOTHING, "@@ -1," + before.size() + " +0,0 @@", "-", before);
            case UPDATE ->
                UnifiedDiffUtils.generateUnifiedDiff(
                        "a/" + file,
                        "b/" + file,
                        before,
                        DiffUtils.diff(before, after, new AllowedSteps(allowance)),
                        CONTEXT_LINES);
        };
    }

    /** Of two long texts with nothing in common, the comparison alone takes longer than a caller waits. */
    private record AllowedSteps(Allowance allowance) implements DiffAlgorithmListener {
        @Override
        public void diffStart() {}

        @Override
        public void diffStep(int value, int max) {
            allowance.check();
        }

        @Override
        public void diffEnd() {}
    }

    private static List<String> whole(String from, String to, String range, String sign, List<String> lines) {
        List<String> diff = new ArrayList<>(List.of("--- " + from, "+++ " + to, range));
        lines.forEach(line -> diff.add(sign + line));
        return diff;
    }

    private static List<String> lines(Optional<ObjectNode> document, ObjectPlan.Origin origin) {
        return document.map(written -> written(written, origin))
                .map(Yaml::lines)
                .orElse(List.of());
    }

    private static ObjectNode written(ObjectNode document, ObjectPlan.Origin origin) {
        ObjectNode shown = copy(document);
        if (document.get("metadata") instanceof ObjectNode metadata) {
            shown.set("metadata", copy(metadata).remove(SERVER_FIELDS));
        }
        JsonNode status = shown.remove("status");
        if (origin == ObjectPlan.Origin.OPERATOR && status instanceof ObjectNode written) {
            shown.set("status", withoutTimes(written));
        }
        return shown;
    }

    private static ObjectNode withoutTimes(ObjectNode status) {
        ObjectNode shown = copy(status);
        if (status.get("conditions") instanceof ArrayNode conditions) {
            ArrayNode timeless = shown.putArray("conditions");
            conditions.forEach(condition -> timeless.add(
                    condition instanceof ObjectNode entry ? copy(entry).without(TIME) : condition));
        }
        return shown;
    }

    private static ObjectNode copy(ObjectNode node) {
        return node.objectNode().setAll(node);
    }
}
