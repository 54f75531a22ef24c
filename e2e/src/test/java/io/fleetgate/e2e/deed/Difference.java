package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import io.fleetgate.object.ObjectId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Where two fleets differ, object by object. */
final class Difference {
    private static final int WHOLE = 1_000;

    private Difference() {}

    /** One unified diff for each object that is not in the cluster as the plan says; forms on both sides. */
    static List<String> between(Map<ObjectId, ObjectNode> planned, Map<ObjectId, ObjectNode> actual) {
        var ids = new TreeSet<>(planned.keySet());
        ids.addAll(actual.keySet());
        List<String> differences = new ArrayList<>();
        for (var id : ids) {
            var expected = lines(planned.get(id));
            var found = lines(actual.get(id));
            if (!expected.equals(found)) {
                differences.add(String.join(
                        "\n",
                        UnifiedDiffUtils.generateUnifiedDiff(
                                "plan/" + id, "cluster/" + id, expected, DiffUtils.diff(expected, found), WHOLE)));
            }
        }
        return differences;
    }

    private static List<String> lines(@Nullable ObjectNode form) {
        return form == null ? List.of() : Form.lines(form);
    }
}
