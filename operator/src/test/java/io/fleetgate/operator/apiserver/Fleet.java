package io.fleetgate.operator.apiserver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.apiserver.fields.FieldManager;
import io.fleetgate.operator.apiserver.fields.OwnedPart;
import io.fleetgate.operator.apiserver.storage.History;
import io.fleetgate.operator.apiserver.storage.Json;
import io.fleetgate.operator.apiserver.storage.ObjectName;
import io.fleetgate.operator.apiserver.storage.Refusal;
import io.fleetgate.operator.apiserver.storage.Resource;
import io.fleetgate.operator.apiserver.storage.Storage;
import io.fleetgate.operator.apiserver.storage.Stored;
import io.fleetgate.operator.apiserver.storage.Writes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What is stored, as a test sets it up, changes it beside the operator, and looks at it. Documents are YAML, of which JSON
 * is a part.
 */
public final class Fleet {
    private static final FieldManager USER = new FieldManager("kubectl", FieldManager.Operation.UPDATE, "");
    private static final FieldManager RENDERER = new FieldManager("renderer", FieldManager.Operation.UPDATE, "status");

    private final Storage storage;
    private final Writes writes;

    Fleet(Storage storage, Writes writes) {
        this.storage = storage;
        this.writes = writes;
    }

    /**
     * Stores the objects of files as they stand there, status and deletion included; what is missing of their metadata is
     * added, and an owner that names no UID is given that of the object it names, if that one was stored before.
     */
    public Fleet load(Path... files) throws IOException {
        for (Path file : files) {
            load(Files.readString(file));
        }
        return this;
    }

    /** The same of text. */
    public Fleet load(String yaml) throws IOException {
        for (ObjectNode document : FleetYaml.documents(yaml)) {
            writes.load(FleetYaml.name(document), document);
        }
        return this;
    }

    /** Creates objects as a user does. */
    public void create(String yaml) throws IOException, Refusal {
        for (ObjectNode document : FleetYaml.documents(yaml)) {
            ObjectName name = FleetYaml.name(document);
            writes.create(name.resource(), name.namespace(), document, USER);
        }
    }

    /** Changes an object by a merge patch as a user does. */
    public void patch(Kind<?> kind, String namespace, String name, String patch) throws IOException, Refusal {
        writes.patch(
                name(kind, namespace, name), FleetYaml.documents(patch).getFirst(), OwnedPart.ALL_BUT_STATUS, USER);
    }

    /** Changes the status of an object as its controller does, such as a renderer. */
    public void patchStatus(Kind<?> kind, String namespace, String name, String patch) throws IOException, Refusal {
        writes.patch(name(kind, namespace, name), FleetYaml.documents(patch).getFirst(), OwnedPart.STATUS, RENDERER);
    }

    /** Deletes an object as a user does. */
    public void delete(Kind<?> kind, String namespace, String name) throws Refusal {
        writes.delete(name(kind, namespace, name), JsonNodeFactory.instance.objectNode());
    }

    /** From now on nothing new can be created in a namespace; what is there stays until it is deleted. */
    public void terminateNamespace(String namespace) {
        writes.terminateNamespace(namespace);
    }

    /** From now on the namespace does not exist. */
    public void removeNamespace(String namespace) {
        writes.removeNamespace(namespace);
    }

    public void createNamespace(String namespace) {
        writes.createNamespace(namespace);
    }

    /** An object as it is stored; a copy. */
    public Optional<ObjectNode> find(Kind<?> kind, String namespace, String name) {
        return storage.find(name(kind, namespace, name))
                .map(stored -> stored.document().deepCopy());
    }

    /** The objects of a kind as they are stored, by namespace and name; copies. */
    public List<ObjectNode> list(Kind<?> kind) {
        return storage.list(Resource.of(kind), "").stream()
                .map(stored -> stored.document().deepCopy())
                .toList();
    }

    /** The events that were recorded; copies. */
    public List<JsonNode> events() {
        return storage.list(Resource.EVENTS, "").stream()
                .<JsonNode>map(stored -> stored.document().deepCopy())
                .toList();
    }

    /** What happened to the fleet so far, in order, in the words of a watch. */
    public List<JsonNode> history() {
        return SolarKinds.ALL.stream()
                .flatMap(kind -> storage.history(Resource.of(kind)).after(0).stream())
                .filter(event -> !event.namespace().isEmpty())
                .sorted(Comparator.comparingLong(History.Event::version))
                .map(event -> Json.tree(event.json()))
                .toList();
    }

    /** The whole fleet as sorted YAML, without what differs from run to run; see {@link Dump}. */
    public String dump() {
        List<ObjectNode> documents = new ArrayList<>();
        synchronized (storage) {
            for (Kind<?> kind : SolarKinds.ALL) {
                for (Stored stored : storage.list(Resource.of(kind), "")) {
                    documents.add(stored.document());
                }
            }
        }
        return Dump.of(documents);
    }

    /** An object as JSON. */
    public static String json(JsonNode document) {
        return Json.text(document);
    }

    private static ObjectName name(Kind<?> kind, String namespace, String name) {
        return new ObjectName(Resource.of(kind), namespace, name);
    }
}
