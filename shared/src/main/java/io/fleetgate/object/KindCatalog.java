package io.fleetgate.object;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The kinds that are known, looked up by what an object says it is. */
public final class KindCatalog {
    private final Map<GroupKind, Kind<?>> kinds = new HashMap<>();

    public KindCatalog(Collection<Kind<?>> known) {
        known.forEach(kind -> kinds.put(kind.groupKind(), kind));
    }

    /** The known kind, whatever the version; empty where the kind is not known. */
    public Optional<Kind<?>> find(GroupKind groupKind) {
        return Optional.ofNullable(kinds.get(groupKind));
    }

    /** The known kind with this name, ignoring case, in whatever group; empty where there is none. */
    public Optional<Kind<?>> findByName(String name) {
        return kinds.values().stream()
                .filter(kind ->
                        kind.name().equalsIgnoreCase(name) || kind.plural().equalsIgnoreCase(name))
                .findFirst();
    }

    /**
     * The kind of a document: the known one when group and version are the served ones, else an unknown kind, under which
     * the document is kept but not judged.
     */
    public Kind<?> of(JsonNode document) {
        String apiVersion = document.path("apiVersion").asText();
        int slash = apiVersion.indexOf('/');
        String group = slash < 0 ? "" : apiVersion.substring(0, slash);
        String version = apiVersion.substring(slash + 1);
        GroupKind groupKind = new GroupKind(group, document.path("kind").asText());
        Kind<?> known = kinds.get(groupKind);
        return known != null && known.version().equals(version) ? known : Kind.unknown(groupKind, version);
    }
}
