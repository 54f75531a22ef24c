package io.fleetgate.path;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A valid path, which may lead nowhere, to one place or to many.
 *
 * @param steps at least one
 */
public record ObjectPath(List<PathStep> steps) implements ParsedPath {

    public ObjectPath {
        steps = List.copyOf(steps);
    }

    /** Every value that the path leads to, in the order of the object. */
    public List<JsonNode> find(JsonNode root) {
        return follow(root, steps);
    }

    /** Takes every value that the path leads to out of the object; what held it stays, even if it holds nothing else. */
    public void removeFrom(ObjectNode root) {
        follow(root, steps.subList(0, steps.size() - 1)).forEach(steps.getLast()::remove);
    }

    private static List<JsonNode> follow(JsonNode root, List<PathStep> steps) {
        List<JsonNode> reached = List.of(root);
        for (PathStep step : steps) {
            List<JsonNode> next = new ArrayList<>();
            reached.forEach(node -> step.follow(node, next::add));
            reached = next;
        }
        return reached;
    }
}
