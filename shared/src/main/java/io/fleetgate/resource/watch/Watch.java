package io.fleetgate.resource.watch;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.path.ObjectPath;
import io.fleetgate.selector.Selector;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One valid entry of {@code watchedResources}. Equal to another one that shows the same objects under the same name. */
public final class Watch {
    private final String store;
    private final GroupVersionResource resource;
    private final boolean isJudged;
    private final List<ObjectPath> indexBy;
    private final List<ObjectPath> ignoredFields;
    private final Selection selection;

    Watch(
            String store,
            GroupVersionResource resource,
            boolean isJudged,
            List<ObjectPath> indexBy,
            List<ObjectPath> ignoredFields,
            Selection selection) {
        this.store = store;
        this.resource = resource;
        this.isJudged = isJudged;
        this.indexBy = List.copyOf(indexBy);
        this.ignoredFields = List.copyOf(ignoredFields);
        this.selection = selection;
    }

    /** The name under which templates know the objects. */
    public String store() {
        return store;
    }

    public GroupVersionResource resource() {
        return resource;
    }

    /** Whether a change of one of the objects is judged before it is stored. */
    public boolean isJudged() {
        return isJudged;
    }

    /** Where the values are by which objects are looked up, in the order of the arguments; at least one. */
    public List<ObjectPath> indexBy() {
        return indexBy;
    }

    /** Whether the object, as the API server has it, is one of those watched. */
    public boolean selects(ObjectNode object, Namespaces namespaces) {
        return selection.matches(object, namespaces);
    }

    /** The same watch, of the objects of some namespaces only; of none that is in no namespace. */
    Watch within(Set<String> namespaces) {
        return new Watch(store, resource, isJudged, indexBy, ignoredFields, selection.within(namespaces));
    }

    /** The namespaces that are watched; empty for all, and for objects that are in none. */
    public Optional<Set<String>> namespaces() {
        return selection.limit();
    }

    /** What the labels of an object must be. */
    public Selector labels() {
        return selection.labels();
    }

    /** Whether the labels of an object's namespace say if it is watched. */
    public boolean needsNamespaces() {
        return !selection.namespace().matchesEverything();
    }

    /**
     * What templates see of an object: without ignored fields, stored and proposed objects alike. What is the same is shared with the
     * object, so that neither may be changed, and keeping both costs little.
     */
    public ObjectNode visible(ObjectNode object) {
        ObjectNode visible = WholeNumbers.copy(object);
        ignoredFields.forEach(path -> path.removeFrom(visible));
        return SharedTree.of(visible, object);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Watch watch && identity().equals(watch.identity());
    }

    @Override
    public int hashCode() {
        return identity().hashCode();
    }

    private List<Object> identity() {
        return List.of(store, resource, isJudged, indexBy, ignoredFields, selection);
    }

    /** Which object it is. One that is yet to be named has what its name will begin with, which no object is called. */
    public static ObjectKey key(ObjectNode object) {
        JsonNode metadata = object.path("metadata");
        String name = metadata.path("name").asText("");
        return new ObjectKey(
                metadata.path("namespace").asText(""),
                name.isEmpty() ? metadata.path("generateName").asText("") : name);
    }
}
