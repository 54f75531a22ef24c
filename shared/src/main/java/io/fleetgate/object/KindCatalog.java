package io.fleetgate.object;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The kinds that are judged, found by what objects and people call them. */
public final class KindCatalog {
    private static final String DEFAULT_NAMESPACE = "default";

    private final Map<GroupKind, Kind<?>> kinds = new LinkedHashMap<>();

    public KindCatalog(Collection<Kind<?>> kinds) {
        kinds.forEach(kind -> this.kinds.put(kind.groupKind(), kind));
    }

    public Optional<Kind<?>> find(GroupKind groupKind) {
        return Optional.ofNullable(kinds.get(groupKind));
    }

    /** Finds a kind as {@code kubectl} does: by kind or plural, in any case, with or without {@code .GROUP}. */
    public Optional<Kind<?>> find(String text) {
        return kinds.values().stream().filter(kind -> isCalled(kind, text)).findFirst();
    }

    /**
     * Reads a document that has apiVersion, kind and name. A group, version and kind that is not judged is kept as unknown;
     * a judged kind without a namespace is in {@code default}, where {@code kubectl} would put it.
     */
    public FleetObject<?> read(ObjectNode document) {
        Kind<?> kind = kindOf(document);
        if (kind.isKnown()) {
            defaultNamespace(document);
        }
        return FleetObject.read(kind, document);
    }

    /** Metadata of another type is left as it is: reading the object reports it. */
    private static void defaultNamespace(ObjectNode document) {
        if (document.path("metadata").isMissingNode()
                || document.path("metadata").isNull()) {
            document.putObject("metadata");
        }
        if (document.get("metadata") instanceof ObjectNode metadata
                && metadata.path("namespace").asText("").isEmpty()) {
            metadata.put("namespace", DEFAULT_NAMESPACE);
        }
    }

    private Kind<?> kindOf(ObjectNode document) {
        String apiVersion = document.path("apiVersion").asText();
        int slash = apiVersion.indexOf('/');
        String version = apiVersion.substring(slash + 1);
        GroupKind groupKind = new GroupKind(
                slash < 0 ? "" : apiVersion.substring(0, slash),
                document.path("kind").asText());
        Kind<?> kind = kinds.get(groupKind);
        return kind != null && kind.version().equals(version) ? kind : Kind.unknown(groupKind, version);
    }

    private static boolean isCalled(Kind<?> kind, String text) {
        String group = "." + kind.groupKind().group();
        int end = text.length() - group.length();
        String name =
                end > 0 && text.regionMatches(true, end, group, 0, group.length()) ? text.substring(0, end) : text;
        return kind.name().equalsIgnoreCase(name) || kind.plural().equalsIgnoreCase(name);
    }
}
