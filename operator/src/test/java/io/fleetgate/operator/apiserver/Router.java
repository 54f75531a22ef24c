package io.fleetgate.operator.apiserver;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.operator.apiserver.fields.FieldManager;
import io.fleetgate.operator.apiserver.http.Answer;
import io.fleetgate.operator.apiserver.http.Request;
import io.fleetgate.operator.apiserver.storage.Json;
import io.fleetgate.operator.apiserver.storage.Refusal;
import io.fleetgate.operator.apiserver.storage.Resource;
import io.fleetgate.operator.apiserver.storage.Storage;
import io.fleetgate.operator.apiserver.storage.Stored;
import io.fleetgate.operator.apiserver.storage.Writes;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Turns requests into reads and writes of what is stored, and their outcome into answers. */
final class Router {
    private static final String VERSION = "{\"major\":\"1\",\"minor\":\"37\",\"gitVersion\":\"v1.37.2\"}";
    private static final int OK = 200;
    private static final int CREATED = 201;

    private final Storage storage;
    private final Writes writes;
    private final Lists lists;
    private final Set<Resource> unserved = ConcurrentHashMap.newKeySet();

    Router(Storage storage, Writes writes) {
        this.storage = storage;
        this.writes = writes;
        this.lists = new Lists(storage);
    }

    Set<Resource> unserved() {
        return unserved;
    }

    Lists lists() {
        return lists;
    }

    /** What a path names; empty if it is not served. */
    Optional<Route> route(Request request) {
        return Route.of(request.path()).filter(route -> !unserved.contains(route.resource()));
    }

    Answer answer(Request request) {
        Optional<Route> route = route(request);
        if (route.isPresent()) {
            return answer(request, route.get());
        }
        return request.path().equals("/version") ? Answer.json(OK, VERSION) : Answer.text(404, "404 page not found\n");
    }

    static Answer refused(Refusal refusal) {
        return Answer.json(refusal.code(), Json.text(refusal.status()));
    }

    private Answer answer(Request request, Route route) {
        try {
            if (!request.parameter("dryRun").isEmpty()) {
                throw Refusal.notImplemented("dry run");
            }
            if (route.isStatus() && !route.resource().hasStatus()) {
                throw Refusal.notFound(route.objectName());
            }
            return route.isObject() ? ofObject(request, route) : ofKind(request, route);
        } catch (Refusal refusal) {
            return refused(refusal);
        }
    }

    private Answer ofKind(Request request, Route route) throws Refusal {
        return switch (request.method()) {
            case "GET" -> Answer.json(OK, lists.list(request, route));
            case "POST" ->
                Answer.json(
                        CREATED,
                        text(writes.create(
                                route.resource(),
                                route.namespace(),
                                Json.object(request.body(), notJson()),
                                manager(request, route))));
            default -> throw notAllowed();
        };
    }

    private Answer ofObject(Request request, Route route) throws Refusal {
        return switch (request.method()) {
            case "GET" -> Answer.json(OK, text(storage.get(route.objectName())));
            case "PUT" ->
                Answer.json(
                        OK,
                        text(writes.replace(
                                route.objectName(),
                                Json.object(request.body(), notJson()),
                                route.part(),
                                manager(request, route))));
            case "PATCH" -> patch(request, route);
            case "DELETE" -> Answer.json(OK, Json.text(writes.delete(route.objectName(), deleteOptions(request))));
            default -> throw notAllowed();
        };
    }

    private Answer patch(Request request, Route route) throws Refusal {
        return switch (request.header("Content-Type").split(";", 2)[0]) {
            case "application/merge-patch+json" ->
                Answer.json(
                        OK,
                        text(writes.patch(
                                route.objectName(),
                                Json.object(request.body(), Refusal.badRequest("invalid JSON patch")),
                                route.part(),
                                manager(request, route))));
            case "application/apply-patch+yaml" -> apply(request, route);
            case "application/json-patch+json" -> throw Refusal.notImplemented("JSON patch");
            case "application/strategic-merge-patch+json" -> throw Refusal.notImplemented("strategic merge patch");
            default -> throw Refusal.unsupportedMediaType();
        };
    }

    private Answer apply(Request request, Route route) throws Refusal {
        if (request.parameter("fieldManager").isEmpty()) {
            throw Refusal.noFieldManager();
        }
        FieldManager manager = new FieldManager(
                request.parameter("fieldManager"), FieldManager.Operation.APPLY, route.isStatus() ? "status" : "");
        boolean isThere = storage.find(route.objectName()).isPresent();
        Stored applied = writes.apply(
                route.objectName(),
                Json.object(request.body(), notJson()),
                route.part(),
                manager,
                request.parameter("force").equals("true"));
        return Answer.json(isThere ? OK : CREATED, text(applied));
    }

    private static FieldManager manager(Request request, Route route) {
        String named = request.parameter("fieldManager");
        String agent = request.header("User-Agent").split("/", 2)[0];
        return new FieldManager(
                named.isEmpty() ? agent : named, FieldManager.Operation.UPDATE, route.isStatus() ? "status" : "");
    }

    private static ObjectNode deleteOptions(Request request) throws Refusal {
        ObjectNode options = request.body().isEmpty()
                ? JsonNodeFactory.instance.objectNode()
                : Json.object(request.body(), notJson());
        if (!request.parameter("propagationPolicy").isEmpty()) {
            options.put("propagationPolicy", request.parameter("propagationPolicy"));
        }
        return options;
    }

    private static String text(Stored stored) {
        return Json.text(stored.document());
    }

    private static Refusal notJson() {
        return Refusal.badRequest("the body is not a JSON object");
    }

    private static Refusal notAllowed() {
        return Refusal.of(405, "MethodNotAllowed", "the server does not allow this method on the requested resource");
    }
}
