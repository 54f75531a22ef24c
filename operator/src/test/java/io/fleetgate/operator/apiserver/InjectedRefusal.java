package io.fleetgate.operator.apiserver;

import io.fleetgate.operator.apiserver.http.Request;
import io.fleetgate.operator.apiserver.storage.ObjectName;
import io.fleetgate.operator.apiserver.storage.Refusal;
import io.fleetgate.operator.apiserver.storage.Resource;
import java.util.Locale;

/** What the real server would say if a request were refused for a reason that is not there. */
final class InjectedRefusal {
    private static final ObjectName NO_OBJECT = new ObjectName(new Resource("", "", "", "", false, false), "", "");

    private InjectedRefusal() {}

    static Refusal of(Fault fault, Request request) {
        ObjectName name = Route.of(request.path()).map(Route::objectName).orElse(NO_OBJECT);
        return switch (fault) {
            case CONFLICT -> Refusal.modified(name);
            case EXPIRED ->
                request.parameter("continue").isEmpty()
                        ? Refusal.of(410, "Expired", "The resourceVersion for the provided watch is too old.")
                        : Lists.expired();
            case FORBIDDEN -> Refusal.about(403, "Forbidden", name, forbidden(request, name));
            case TOO_MANY_REQUESTS ->
                Refusal.of(
                        429,
                        "TooManyRequests",
                        "The server has received too many requests and has asked us to try again later");
            case INTERNAL_ERROR, INTERNAL_ERROR_AFTER ->
                Refusal.of(500, "InternalError", "Internal error occurred: etcdserver: request timed out");
            case KILL_BEFORE, KILL_AFTER, RESET_BEFORE, RESET_AFTER, TIME_OUT_BEFORE, TIME_OUT_AFTER ->
                throw new IllegalArgumentException(fault + " is no answer");
        };
    }

    private static String forbidden(Request request, ObjectName name) {
        return Refusal.quoted(name) + " is forbidden: User \"system:serviceaccount:fleetgate:operator\" cannot "
                + verb(request, name) + " resource \"" + name.resource().plural()
                + (request.path().endsWith("/status") ? "/status" : "") + "\" in API group \""
                + name.resource().group() + "\" in the namespace \"" + name.namespace() + "\"";
    }

    private static String verb(Request request, ObjectName name) {
        return switch (request.method()) {
            case "POST" -> "create";
            case "PUT" -> "update";
            case "GET" ->
                request.query().containsKey("watch") ? "watch" : name.name().isEmpty() ? "list" : "get";
            default -> request.method().toLowerCase(Locale.ROOT);
        };
    }
}
