package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.operator.apiserver.fields.Apply;
import io.fleetgate.operator.apiserver.fields.ApplyConflict;
import io.fleetgate.operator.apiserver.fields.FieldManager;
import io.fleetgate.operator.apiserver.fields.OwnedPart;
import io.fleetgate.operator.apiserver.fields.Ownership;
import java.util.Optional;

/** Everything that changes what is stored, one write after the other; a write is done whole or refused. */
public final class Writes {
    private final Storage storage;
    private final Removal removal;
    private final GeneratedNames names = new GeneratedNames();

    public Writes(Storage storage) {
        this.storage = storage;
        this.removal = new Removal(storage);
    }

    /** From now on what only objects own that are gone is deleted with them, at once and not some time later. */
    public void collectGarbage() {
        removal.collectGarbage();
    }

    /** Creates an object; its status is left out, and a name is made up where it asks for one. */
    public Stored create(Resource resource, String namespace, ObjectNode document, FieldManager manager)
            throws Refusal {
        synchronized (storage) {
            ObjectName name = new ObjectName(resource, namespace, names.of(document));
            BodyRules.checkNamespace(name, document);
            BodyRules.checkKind(name, document);
            ObjectNode first = first(name, document);
            ObjectNode nothing = JsonNodeFactory.instance.objectNode();
            return storage.put(
                    name, first, Ownership.NONE.written(nothing, OwnedPart.ALL_BUT_STATUS.of(first), manager));
        }
    }

    /** Replaces the part of an object. */
    public Stored replace(ObjectName name, ObjectNode document, OwnedPart part, FieldManager manager) throws Refusal {
        synchronized (storage) {
            BodyRules.checkName(name, document);
            Stored stored = storage.get(name);
            BodyRules.checkUid(name, stored, document);
            return update(name, stored, document, part, manager);
        }
    }

    /** Patches the part of an object. */
    public Stored patch(ObjectName name, ObjectNode patch, OwnedPart part, FieldManager manager) throws Refusal {
        synchronized (storage) {
            Stored stored = storage.get(name);
            ObjectNode patched = MergePatch.apply(stored.document(), patch);
            BodyRules.checkName(name, patched);
            return update(name, stored, patched, part, manager);
        }
    }

    /** Applies to the part of an object, which is created if it is not there. */
    public Stored apply(ObjectName name, ObjectNode applied, OwnedPart part, FieldManager manager, boolean force)
            throws Refusal {
        synchronized (storage) {
            BodyRules.checkApplied(name, applied);
            Optional<Stored> stored = storage.find(name);
            if (stored.isPresent()) {
                return apply(name, stored.get(), applied, part, manager, force);
            }
            if (part == OwnedPart.STATUS) {
                throw Refusal.notFound(name);
            }
            return createApplied(name, applied, manager);
        }
    }

    /** Deletes an object, or marks it as deleted while finalizers hold it; returns the answer. */
    public ObjectNode delete(ObjectName name, ObjectNode options) throws Refusal {
        synchronized (storage) {
            return removal.delete(name, options);
        }
    }

    /** Stores objects as they are given. */
    public void load(ObjectName name, ObjectNode document) {
        synchronized (storage) {
            storage.put(name, LoadRules.stored(storage, name, document), Ownership.NONE);
        }
    }

    /** From now on nothing can be created in a namespace. */
    public void terminateNamespace(String namespace) {
        synchronized (storage) {
            storage.namespaces().terminate(namespace);
        }
    }

    /** From now on a namespace does not exist. */
    public void removeNamespace(String namespace) {
        synchronized (storage) {
            storage.namespaces().remove(namespace);
        }
    }

    /** From now on a namespace exists, as all do at first. */
    public void createNamespace(String namespace) {
        synchronized (storage) {
            storage.namespaces().create(namespace);
        }
    }

    private ObjectNode first(ObjectName name, ObjectNode document) throws Refusal {
        storage.namespaces().check(name);
        CreateRules.check(name, document);
        Optional<Stored> stored = storage.find(name);
        if (stored.isPresent()) {
            throw Refusal.alreadyExists(name, stored.get().isTerminating());
        }
        return CreateRules.stored(name, document, storage.newUid());
    }

    private Stored createApplied(ObjectName name, ObjectNode applied, FieldManager manager) throws Refusal {
        String uid = applied.at("/metadata/uid").asText();
        if (!uid.isEmpty()) {
            throw Refusal.conflict(
                    name,
                    "uid mismatch: the provided object specified uid " + uid + ", and no existing object was found");
        }
        ObjectNode document = applied.deepCopy();
        Stored.metadata(document).remove("resourceVersion");
        ObjectNode nothing = JsonNodeFactory.instance.objectNode();
        Apply result = merge(name, nothing, document, Ownership.NONE, OwnedPart.ALL_BUT_STATUS, manager, true);
        return storage.put(name, first(name, document), result.owners());
    }

    private Stored update(ObjectName name, Stored stored, ObjectNode wanted, OwnedPart part, FieldManager manager)
            throws Refusal {
        UpdateRules.checkVersion(name, stored, wanted);
        BodyRules.checkKind(name, wanted);
        if (part == OwnedPart.ALL_BUT_STATUS) {
            UpdateRules.checkMetadata(name, stored, wanted);
        }
        ObjectNode next = UpdateRules.merged(name.resource(), stored, wanted, part);
        Ownership owners = stored.owners().written(part.of(stored.document()), part.of(next), manager);
        return save(name, stored, next, owners);
    }

    private Stored apply(
            ObjectName name, Stored stored, ObjectNode applied, OwnedPart part, FieldManager manager, boolean force)
            throws Refusal {
        if (applied.at("/metadata").has("resourceVersion")) {
            UpdateRules.checkVersion(name, stored, applied);
        }
        Apply result = merge(name, stored.document(), applied, stored.owners(), part, manager, force);
        ObjectNode wanted = part.replacedIn(stored.document(), result.part());
        if (part == OwnedPart.ALL_BUT_STATUS) {
            String uid = applied.at("/metadata/uid").asText();
            if (!uid.isEmpty()) {
                Stored.metadata(wanted).put("uid", uid);
            }
            UpdateRules.checkMetadata(name, stored, wanted);
        }
        return save(name, stored, UpdateRules.merged(name.resource(), stored, wanted, part), result.owners());
    }

    private static Apply merge(
            ObjectName name,
            ObjectNode live,
            ObjectNode applied,
            Ownership owners,
            OwnedPart part,
            FieldManager manager,
            boolean force)
            throws Refusal {
        try {
            Apply result = Apply.of(
                    part.of(live),
                    part.of(applied),
                    owners,
                    manager,
                    name.resource().apiVersion(),
                    force);
            UpdateRules.checkEmptied(name, part, result.emptied());
            return result;
        } catch (ApplyConflict conflict) {
            throw Refusal.contended(conflict);
        }
    }

    /** Stores what has changed; what has not keeps its version. */
    private Stored save(ObjectName name, Stored stored, ObjectNode next, Ownership owners) throws Refusal {
        if (next.equals(stored.document()) && owners.equals(stored.owners())) {
            return stored;
        }
        Stored after = new Stored(next, owners);
        if (stored.isTerminating() && !after.hasFinalizers()) {
            removal.remove(name);
            return after;
        }
        return storage.put(name, next, owners);
    }
}
