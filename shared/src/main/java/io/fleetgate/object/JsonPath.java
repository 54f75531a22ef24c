package io.fleetgate.object;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;

/**
 * Finds a value by the paths that problems carry: {@code spec.a['b/c'][0].d}. A path that leads nowhere finds a missing
 * node, as does one that is no such path.
 */
public final class JsonPath {
    private JsonPath() {}

    /** The value at the path; missing where there is none. */
    public static JsonNode find(JsonNode root, String path) {
        JsonNode node = root;
        int at = 0;
        while (at < path.length() && !node.isMissingNode()) {
            if (path.startsWith("['", at)) {
                int end = endOfQuotedName(path, at + 2);
                if (end < 0) {
                    return MissingNode.getInstance();
                }
                node = node.path(path.substring(at + 2, end));
                at = end + 2;
            } else if (path.charAt(at) == '[') {
                int end = path.indexOf(']', at);
                if (end < 0) {
                    return MissingNode.getInstance();
                }
                node = node.path(index(path.substring(at + 1, end)));
                at = end + 1;
            } else {
                int start = path.charAt(at) == '.' ? at + 1 : at;
                int end = endOfName(path, start);
                node = node.path(path.substring(start, end));
                at = end;
            }
        }
        return node;
    }

    /** A quoted name ends where a step could end, so that it may hold quotes and brackets itself. */
    private static int endOfQuotedName(String path, int start) {
        int end = path.indexOf("']", start);
        while (end >= 0 && end + 2 < path.length() && ".[".indexOf(path.charAt(end + 2)) < 0) {
            end = path.indexOf("']", end + 1);
        }
        return end;
    }

    private static int index(String digits) {
        return digits.matches("[0-9]{1,9}") ? Integer.parseInt(digits) : -1;
    }

    private static int endOfName(String path, int start) {
        int end = start;
        while (end < path.length() && path.charAt(end) != '.' && path.charAt(end) != '[') {
            end++;
        }
        return end;
    }
}
