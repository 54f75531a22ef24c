package io.fleetgate.operator.apiserver;

import io.fleetgate.operator.apiserver.fields.OwnedPart;
import io.fleetgate.operator.apiserver.storage.ObjectName;
import io.fleetgate.operator.apiserver.storage.Resource;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a path names: the objects of a kind, one of them, or its status.
 *
 * @param namespace empty for all
 * @param name empty for no single object
 */
record Route(Resource resource, String namespace, String name, boolean isStatus) {
    private static final Pattern PATH = Pattern.compile(
            "/(api|apis/(?<group>[^/]+))/(?<version>[^/]+)(/namespaces/(?<namespace>[^/]+))?/(?<plural>[^/]+)"
                    + "(/(?<name>[^/]+)(?<status>/status)?)?");

    /** Empty for what no kind of this server is served under. */
    static Optional<Route> of(String path) {
        Matcher matcher = PATH.matcher(path);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        return Resource.ALL.stream()
                .filter(resource -> resource.group().equals(orEmpty(matcher.group("group")))
                        && resource.version().equals(matcher.group("version"))
                        && resource.plural().equals(matcher.group("plural")))
                .findFirst()
                .map(resource -> new Route(
                        resource,
                        orEmpty(matcher.group("namespace")),
                        orEmpty(matcher.group("name")),
                        matcher.group("status") != null));
    }

    boolean isObject() {
        return !name.isEmpty();
    }

    ObjectName objectName() {
        return new ObjectName(resource, namespace, name);
    }

    OwnedPart part() {
        return isStatus ? OwnedPart.STATUS : OwnedPart.ALL_BUT_STATUS;
    }

    private static String orEmpty(String text) {
        return text == null ? "" : text;
    }
}
