package io.fleetgate.operator.apiserver;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.operator.apiserver.http.Request;
import io.fleetgate.operator.apiserver.storage.Json;
import io.fleetgate.operator.apiserver.storage.Refusal;
import io.fleetgate.operator.apiserver.storage.Resource;
import io.fleetgate.operator.apiserver.storage.Storage;
import io.fleetgate.operator.apiserver.storage.Stored;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lists of objects, whole or page by page; the pages of one list are all of the moment of its first. */
final class Lists {
    private static final String EXPIRED =
            "The provided continue parameter is too old to display a consistent list result. You can start a new list"
                    + " without the continue parameter, or use the continue token in this response to retrieve the"
                    + " remainder of the results. Continuing with the provided token results in an inconsistent list"
                    + " - objects that were created, modified, or deleted between the time the first chunk was"
                    + " returned and now may show up in the list.";

    private final Storage storage;
    private final Map<String, Rest> begun = new HashMap<>();
    private volatile int longest = Integer.MAX_VALUE;
    private int tokens;

    private record Rest(List<Stored> objects, long version) {}

    Lists(Storage storage) {
        this.storage = storage;
    }

    /** Further pages of lists that were begun come too late. */
    synchronized void expire() {
        begun.clear();
    }

    /** No page is longer from now on, however many objects it may have by its request. */
    void cutPages(int most) {
        longest = most;
    }

    String list(Request request, Route route) throws Refusal {
        for (String selector : List.of("labelSelector", "fieldSelector", "resourceVersionMatch")) {
            if (!request.parameter(selector).isEmpty()) {
                throw Refusal.notImplemented(selector);
            }
        }
        Rest rest = rest(request, route);
        String limit = request.parameter("limit");
        // A list as old as may be comes from the cache, which gives no pages.
        int size = limit.isEmpty() || request.parameter("resourceVersion").equals("0")
                ? 0
                : Math.min(Integer.parseInt(limit), longest);
        int end = size <= 0 ? rest.objects.size() : Math.min(size, rest.objects.size());
        ObjectNode metadata = JsonNodeFactory.instance
                .objectNode()
                .put("continue", "")
                .put("resourceVersion", String.valueOf(rest.version));
        if (end < rest.objects.size()) {
            List<Stored> left = rest.objects.subList(end, rest.objects.size());
            metadata.put("continue", keep(new Rest(left, rest.version))).put("remainingItemCount", left.size());
        }
        return text(route.resource(), rest.objects.subList(0, end), metadata);
    }

    private Rest rest(Request request, Route route) throws Refusal {
        String token = request.parameter("continue");
        if (token.isEmpty()) {
            synchronized (storage) {
                return new Rest(storage.list(route.resource(), route.namespace()), storage.version());
            }
        }
        Rest rest = begun(token);
        if (rest == null) {
            throw expired();
        }
        return rest;
    }

    /** What a further page that comes too late is refused with. */
    static Refusal expired() {
        return Refusal.of(410, "Expired", EXPIRED);
    }

    private synchronized Rest begun(String token) {
        return begun.get(token);
    }

    private synchronized String keep(Rest rest) {
        String token = "page-" + ++tokens;
        begun.put(token, rest);
        return token;
    }

    private static String text(Resource resource, List<Stored> objects, ObjectNode metadata) {
        ObjectNode list = JsonNodeFactory.instance
                .objectNode()
                .put("apiVersion", resource.apiVersion())
                .put("kind", resource.kind() + "List");
        list.set("metadata", metadata);
        ArrayNode items = list.putArray("items");
        objects.forEach(stored -> items.add(stored.document()));
        return Json.text(list);
    }
}
