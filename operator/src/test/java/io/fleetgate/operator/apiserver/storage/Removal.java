package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Set;

/** How objects go: at once, or when their last finalizer has been removed; on demand with what they own. */
final class Removal {
    private final Storage storage;
    private boolean collectsGarbage;

    Removal(Storage storage) {
        this.storage = storage;
    }

    void collectGarbage() {
        collectsGarbage = true;
    }

    ObjectNode delete(ObjectName name, ObjectNode options) throws Refusal {
        Stored stored = storage.get(name);
        checkPreconditions(name, stored, options.path("preconditions"));
        String policy = options.path("propagationPolicy").asText("Background");
        if (!policy.equals("Background")) {
            throw Refusal.notImplemented("propagation policy " + policy);
        }
        if (!stored.hasFinalizers()) {
            remove(name);
            return removed(name, stored);
        }
        return stored.isTerminating()
                ? stored.document()
                : terminate(name, stored).document();
    }

    void remove(ObjectName name) throws Refusal {
        storage.remove(name);
        if (collectsGarbage) {
            collect();
        }
    }

    private Stored terminate(ObjectName name, Stored stored) {
        ObjectNode document = stored.copy();
        ObjectNode metadata = Stored.metadata(document);
        metadata.put("deletionTimestamp", CreateRules.now()).put("deletionGracePeriodSeconds", 0);
        if (name.resource().isCustom()) {
            metadata.put("generation", metadata.path("generation").asInt() + 1);
        }
        return storage.put(name, document, stored.owners());
    }

    /** Deletes what has owners, none of which is there. */
    private void collect() throws Refusal {
        Set<String> uids = new HashSet<>();
        for (Resource resource : Resource.ALL) {
            storage.list(resource, "").forEach(stored -> uids.add(stored.uid()));
        }
        for (Resource resource : Resource.ALL) {
            for (Stored stored : storage.list(resource, "")) {
                JsonNode metadata = stored.document().path("metadata");
                if (isOrphan(metadata.path("ownerReferences"), uids)) {
                    ObjectName name = new ObjectName(
                            resource,
                            metadata.path("namespace").asText(),
                            metadata.path("name").asText());
                    if (storage.find(name).isPresent()) {
                        delete(name, JsonNodeFactory.instance.objectNode());
                    }
                }
            }
        }
    }

    private static boolean isOrphan(JsonNode owners, Set<String> uids) {
        for (JsonNode owner : owners) {
            if (uids.contains(owner.path("uid").asText())) {
                return false;
            }
        }
        return !owners.isEmpty();
    }

    private static void checkPreconditions(ObjectName name, Stored stored, JsonNode preconditions) throws Refusal {
        String uid = preconditions.path("uid").asText(stored.uid());
        if (!uid.equals(stored.uid())) {
            throw Refusal.precondition(
                    name,
                    "the UID in the precondition (" + uid + ") does not match the UID in record (" + stored.uid()
                            + "). The object might have been deleted and then recreated");
        }
        String version = preconditions.path("resourceVersion").asText(stored.resourceVersion());
        if (!version.equals(stored.resourceVersion())) {
            throw Refusal.precondition(
                    name,
                    "the ResourceVersion in the precondition (" + version
                            + ") does not match the ResourceVersion in record (" + stored.resourceVersion()
                            + "). The object might have been modified");
        }
    }

    private static ObjectNode removed(ObjectName name, Stored stored) {
        ObjectNode status = JsonNodeFactory.instance
                .objectNode()
                .put("kind", "Status")
                .put("apiVersion", "v1")
                .put("status", "Success");
        status.putObject("metadata");
        status.putObject("details")
                .put("name", name.name())
                .put("group", name.resource().group())
                .put("kind", name.resource().plural())
                .put("uid", stored.uid());
        return status;
    }
}
